import type { StoredSubmission, SubmissionKind } from '../store/records';
import { csvFormat } from './csv';
import { escapeUnseen } from './lead-text';
import type { NewsletterLinks } from './newsletter-links';

interface ExportContext {
  submissions: AsyncIterable<StoredSubmission> | readonly StoredSubmission[];
  /** Unsubscribe links for the newsletter. */
  links: NewsletterLinks;
}

export interface ExportOptions {
  format: 'json' | 'csv';
  kind?: SubmissionKind;
  /** Whether the newsletter's list also holds people who have not confirmed yet. */
  withUnconfirmed?: boolean;
}

/** Mail servers accept 10 MB and more; base64 makes an attachment a third larger. */
const maxAttachedBytes = 7_000_000;

/** Yields submissions as CSV or JSON, row by row. */
export async function* exportSubmissions(
  { submissions, links }: ExportContext,
  options: ExportOptions,
): AsyncGenerator<string> {
  const { header, row, separator, footer } =
    options.format === 'csv'
      ? { ...csvFormat(options.kind, links.unsubscribe), separator: '', footer: '' }
      : jsonFormat(links);
  yield header;
  let isFirst = true;
  for await (const submission of submissions) {
    if (!isExported(submission, options)) continue;
    yield (isFirst ? '' : separator) + row(submission);
    isFirst = false;
  }
  yield footer;
}

/**
 * Writes submissions into a CSV file that a mail can carry. Unlike an export it goes on at the
 * limit, to count the rest.
 *
 * @returns the file, which ends before the first row that does not fit, and the number of rows left
 *   out
 */
export const exportToAttachment = async (
  { submissions, links }: ExportContext,
  { kind, maxBytes = maxAttachedBytes }: { kind?: SubmissionKind; maxBytes?: number } = {},
): Promise<{ content: Buffer; leftOut: number }> => {
  const { header, row } = csvFormat(kind, links.unsubscribe);
  const parts = [Buffer.from(header)];
  /** Bytes of the rows: the header is always in the file. */
  let size = 0;
  let leftOut = 0;
  let readCount = 0;
  for await (const submission of submissions) {
    readCount += 1;
    // Let requests be answered while a long table is written.
    if (readCount % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (!isExported(submission, { format: 'csv', kind })) continue;
    const text = Buffer.from(row(submission));
    size += text.length;
    if (size > maxBytes) leftOut += 1;
    else parts.push(text);
  }
  return { content: Buffer.concat(parts), leftOut };
};

/**
 * Other kinds are exported whole. The newsletter's list holds the people who may be written to:
 * those who confirmed and have not left.
 */
const isExported = (
  { leftAt, confirmedAt }: StoredSubmission,
  { kind, withUnconfirmed = false }: ExportOptions,
) => {
  if (kind !== 'newsletter') return true;
  return leftAt === undefined && (withUnconfirmed || confirmedAt !== undefined);
};

/** Writes an array with one object per submission, times in ISO format. */
const jsonFormat = ({ unsubscribe }: NewsletterLinks) => ({
  header: '[',
  row: ({ id: _id, receivedAt, confirmedAt, leftAt, ...fields }: StoredSubmission) => {
    const entry = {
      ...fields,
      receivedAt: isoTime(receivedAt),
      confirmedAt: isoTime(confirmedAt),
      leftAt: isoTime(leftAt),
      unsubscribe: fields.kind === 'newsletter' ? unsubscribe(fields.reference) : undefined,
    };
    return `\n${escapeUnseen(JSON.stringify(entry))}`;
  },
  separator: ',',
  footer: '\n]\n',
});

/** JSON leaves out a key whose value is undefined. */
const isoTime = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString();
