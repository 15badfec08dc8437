import type { ownerMailWords } from '@/content/desk';
import type { StoredSubmission, SubmissionKind } from '../store/records';
import type { Store } from '../store/store';
import { csvTable } from './csv';
import { escapeUnseen } from './lead-text';
import type { NewsletterLinks } from './newsletter-links';

interface ExportContext {
  /** All that may be exported. */
  rows: AsyncIterable<StoredSubmission> | readonly StoredSubmission[];
  /** Unsubscribe links for the newsletter. */
  links: NewsletterLinks;
}

export interface ExportOptions {
  format: 'json' | 'csv';
  kind?: SubmissionKind;
  /** Whether the newsletter's list also holds who has not confirmed yet. */
  withUnconfirmed?: boolean;
}

const isoTime = (at: number) => new Date(at).toISOString();

/** A row with ISO times, and for a subscription its unsubscribe link. */
const toEntry = (
  { id: _id, receivedAt, confirmedAt, leftAt, ...row }: StoredSubmission,
  { unsubscribe }: NewsletterLinks,
) => ({
  ...row,
  receivedAt: isoTime(receivedAt),
  ...(confirmedAt === undefined ? {} : { confirmedAt: isoTime(confirmedAt) }),
  ...(leftAt === undefined ? {} : { leftAt: isoTime(leftAt) }),
  ...(row.kind === 'newsletter' ? { unsubscribe: unsubscribe(row.reference) } : {}),
});

const rowsPerChunk = 200;

/** The newsletter's list holds who may be written to: people who confirmed and have not left. */
const isExported = (
  { kind, withUnconfirmed = false }: ExportOptions,
  { leftAt, confirmedAt }: StoredSubmission,
) =>
  kind !== 'newsletter' || (leftAt === undefined && (withUnconfirmed || confirmedAt !== undefined));

/** A format: what stands before the rows, a page of them, and what stands after. */
interface Table {
  header: () => string;
  lines: (page: readonly StoredSubmission[]) => string;
  footer?: string;
}

const jsonTable = (links: NewsletterLinks): Table => {
  let separator = '\n';
  const line = (row: StoredSubmission) => {
    const text = separator + escapeUnseen(JSON.stringify(toEntry(row, links)));
    separator = ',\n';
    return text;
  };
  return { header: () => '[', lines: (page) => page.map(line).join(''), footer: '\n]\n' };
};

/** Yields submissions as CSV or JSON, in chunks of text. */
export async function* exportLeads(
  { rows, links }: ExportContext,
  options: ExportOptions,
): AsyncGenerator<string> {
  const {
    header,
    lines,
    footer = '',
  }: Table = options.format === 'csv'
    ? csvTable(options.kind, links.unsubscribe)
    : jsonTable(links);
  yield header();
  let page: StoredSubmission[] = [];
  for await (const row of rows) {
    if (isExported(options, row)) page.push(row);
    if (page.length < rowsPerChunk) continue;
    yield lines(page);
    page = [];
  }
  yield lines(page) + footer;
}

const pageSize = 200;

/** Yields leads page by page; each page of places comes after the last place of the one before. */
const leadsAfter = async function* <Place extends { id: number }>(
  first: Place,
  store: Store,
  pageAfter: (place: Place) => Promise<Place[]>,
) {
  for (let last = first; ;) {
    const place = last;
    const page = await pageAfter(place);
    yield* await store.findSubmissionsById(page.map(({ id }) => id));
    last = page.at(-1) ?? place;
    if (page.length < pageSize) return;
  }
};

/** @returns the first of a month by the machine's clock, in milliseconds since 1970 */
const firstOfMonth = (time: number, monthsBefore: number) => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth() - monthsBefore).getTime();
};

/** Tables that the owner can have mailed. */
export type TableKind = keyof typeof ownerMailWords.export;

/** @param now milliseconds since 1970 @returns the rows of a table, newest first; subscribers by mailbox */
export const tableRows = (
  store: Store,
  kind: TableKind,
  now: number,
): AsyncIterable<StoredSubmission> => {
  if (kind === 'subscribers')
    return leadsAfter({ mailbox: '', id: 0 }, store, (place) =>
      store.subscribersAfter(place, pageSize),
    );
  if (kind === 'held')
    return leadsAfter({ id: Number.MAX_SAFE_INTEGER }, store, ({ id }) =>
      store.quarantinedBetween(0, id, pageSize),
    );
  const month = firstOfMonth(now, 0);
  const [since, until] = kind === 'month' ? [month, now + 1] : [firstOfMonth(now, 1), month];
  return leadsAfter({ at: until, id: 0 }, store, (place) =>
    store.cleanBefore(place, since, pageSize),
  );
};

/** Mail servers take 10 MB and more; base64 adds a third. */
const maxAttachedBytes = 7_000_000;

/** @returns submissions as a CSV file that a mail can carry, the first of them, and how many are left out */
export const exportToAttachment = async (
  { rows, links }: ExportContext,
  kind?: SubmissionKind,
  maxBytes = maxAttachedBytes,
): Promise<{ content: Buffer; leftOut: number }> => {
  const table = csvTable(kind, links.unsubscribe);
  const lines: Buffer[] = [];
  let size = 0;
  let leftOut = 0;
  let read = 0;
  for await (const row of rows) {
    // A long export must not block the answers to visitors.
    if ((read += 1) % rowsPerChunk === 0) await new Promise((resolve) => setImmediate(resolve));
    if (!isExported({ format: 'csv', kind }, row)) continue;
    const line = Buffer.from(table.lines([row]));
    if (size + line.length > maxBytes) {
      leftOut += 1;
      continue;
    }
    lines.push(line);
    size += line.length;
  }
  return { content: Buffer.concat([Buffer.from(table.header()), ...lines]), leftOut };
};
