import { type Options, stringify } from 'csv-stringify/sync';
import type { StoredSubmission, SubmissionKind } from '../store/records';
import { formatValue } from './format-value';
import { escapeInLines } from './lead-text';
import { submissionRoutes } from './submission';

const options: Options = {
  // Prefixes an apostrophe to what a spreadsheet would run as a formula.
  escape_formulas: true,
  // Ends rows with CR and LF, as RFC 4180 says.
  record_delimiter: 'windows',
  // Quotes a cell with a semicolon as well: Excel may split cells there.
  quoted_match: /[;\r\n]/,
};

interface Column {
  name: string;
  cell: (submission: StoredSubmission) => string;
}

/**
 * Describes a CSV table that spreadsheets open without a question. It begins with the byte order
 * mark by which Excel detects UTF-8.
 *
 * @param kind the kind of its submissions, which then get columns of their own; undefined for all
 *   kinds in one table
 * @param unsubscribeLink gives the address that unsubscribes a person
 */
export const csvFormat = (
  kind: SubmissionKind | undefined,
  unsubscribeLink: (reference: string) => string,
) => {
  const columns: Column[] = [
    { name: 'reference', cell: ({ reference }) => reference },
    { name: 'kind', cell: (submission) => submission.kind },
    { name: 'receivedAt', cell: ({ receivedAt }) => isoTime(receivedAt) },
    { name: 'quarantine', cell: ({ quarantine = '' }) => quarantine },
  ];
  for (const field of fieldsOf(kind))
    columns.push({ name: field, cell: ({ payload }) => cellOf(payload[field]) });
  if (kind === 'newsletter')
    columns.push(
      { name: 'confirmedAt', cell: ({ confirmedAt }) => isoTime(confirmedAt) },
      { name: 'unsubscribe', cell: ({ reference }) => unsubscribeLink(reference) },
    );
  return {
    header: stringify([columns.map(({ name }) => name)], { ...options, bom: true }),
    row: (submission: StoredSubmission) =>
      stringify([columns.map(({ cell }) => cell(submission))], options),
  };
};

/** @returns the names of a kind's fields, or of those of all kinds */
const fieldsOf = (kind?: SubmissionKind) => {
  const routes = submissionRoutes.filter((route) => kind === undefined || route.kind === kind);
  return [...new Set(routes.flatMap(({ schema }) => Object.keys(schema.fields)))];
};

const cellOf = (value: unknown) => {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return '';
  const text = escapeInLines(formatValue(value));
  return isMisread(text) ? `'${text}` : text;
};

/** A spreadsheet drops a leading zero, and rounds a number of more than eleven digits. */
const isMisread = (text: string) => /^(?:0\d+|\d{12,})$/.test(text);

const isoTime = (time: number | undefined) =>
  time === undefined ? '' : new Date(time).toISOString();
