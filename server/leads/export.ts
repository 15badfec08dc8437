import { escapeUnseen } from './lead-text';
import type { NewsletterLinks } from './newsletter-links';
import type { StoredSubmission, SubmissionKind } from '../store/store';
import { csvTable } from './csv';

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

/** Yields submissions as CSV or JSON, in chunks of text. */
export async function* exportLeads(
  { rows, links }: ExportContext,
  options: ExportOptions,
): AsyncGenerator<string> {
  const isCsv = options.format === 'csv';
  const table = csvTable(options.kind, links.unsubscribe);
  let separator = '[\n';
  const toJson = (row: StoredSubmission) => {
    const line = separator + escapeUnseen(JSON.stringify(toEntry(row, links)));
    separator = ',\n';
    return line;
  };
  if (isCsv) yield table.header();
  let page: StoredSubmission[] = [];
  const chunk = () => (isCsv ? table.lines(page) : page.map(toJson).join(''));
  for await (const row of rows) {
    if (isExported(options, row)) page.push(row);
    if (page.length < rowsPerChunk) continue;
    yield chunk();
    page = [];
  }
  yield chunk();
  if (!isCsv) yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Mail servers take 10 MB and more; base64 adds a third. */
const maxAttachedBytes = 7_000_000;

/**
 * @returns submissions as a CSV file that a mail can carry, the first of them, and how many are left out
 */
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
