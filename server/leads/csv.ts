import { type Options, stringify } from 'csv-stringify/sync';
import type { StoredSubmission, SubmissionKind } from '../store/records';
import { formatValue } from './format-value';
import { escapeInLines } from './lead-text';
import { submissionRoutes } from './submission';

/** How a table of submissions is written as text. */
export interface TableFormat {
  header: string;
  row: (submission: StoredSubmission) => string;
  /** Stands between two rows. */
  separator: string;
  footer: string;
}

/** Prefixes an apostrophe to what a spreadsheet would run as a formula; Excel may also split cells at semicolons. */
const options: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[;\r\n]/,
};

/**
 * Describes a CSV table that spreadsheets open without a question. It begins with the byte order mark by which Excel
 * detects UTF-8.
 *
 * @param kind the kind of its submissions, which then get columns of their own; undefined for all kinds in one table
 * @param unsubscribeLink gives the address that unsubscribes a person
 */
export const csvFormat = (
  kind: SubmissionKind | undefined,
  unsubscribeLink: (reference: string) => string,
): TableFormat => {
  const fields = fieldsOf(kind);
  const header = ['reference', 'kind', 'receivedAt', 'quarantine', ...fields];
  const isNewsletter = kind === 'newsletter';
  if (isNewsletter) header.push('confirmedAt', 'unsubscribe');
  return {
    header: stringify([header], { ...options, bom: true }),
    row: (submission) => {
      const { reference, receivedAt, quarantine = '', confirmedAt, payload } = submission;
      const cells = [reference, submission.kind, isoTime(receivedAt), quarantine];
      cells.push(...fields.map((field) => cellOf(payload[field])));
      if (isNewsletter) cells.push(isoTime(confirmedAt), unsubscribeLink(reference));
      return stringify([cells], options);
    },
    separator: '',
    footer: '',
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
