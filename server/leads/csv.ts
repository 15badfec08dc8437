import { type Options, stringify } from 'csv-stringify/sync';
import type { StoredSubmission, SubmissionKind } from '../store/records';
import { formatValue } from './format-value';
import { escapeInLines } from './lead-text';
import { submissionRoutes } from './submission';

/** @returns the columns of a kind's fields, or of all kinds */
const fieldsOf = (kind?: SubmissionKind) => [
  ...new Set(
    submissionRoutes
      .filter((route) => kind === undefined || route.kind === kind)
      .flatMap(({ schema }) => Object.keys(schema.fields)),
  ),
];

/** A spreadsheet drops a leading nought, and rounds what has more than eleven digits. */
const isMisread = (text: string) => /^(?:0\d+|\d{12,})$/.test(text);

/** Prefixes an apostrophe to what a spreadsheet would run as a formula; Excel may also split cells at semicolons. */
const options: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[;\r\n]/,
};

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const time = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString());

interface CsvTable {
  /** The column names, after the byte order mark that Excel needs for UTF-8. */
  header: () => string;
  lines: (submissions: readonly StoredSubmission[]) => string;
}

/**
 * @param kind what the table holds: one kind of submission in columns of its own, or all in one table
 * @param unsubscribeLink gives the address that unsubscribes a person
 */
export const csvTable = (
  kind: SubmissionKind | undefined,
  unsubscribeLink: (reference: string) => string,
): CsvTable => {
  const fields = fieldsOf(kind);
  const isList = kind === 'newsletter';
  const extra = isList ? ['confirmedAt', 'unsubscribe'] : [];
  const line = (submission: StoredSubmission) => {
    const { reference, receivedAt, quarantine = '', confirmedAt, payload } = submission;
    const values = fields.map((field) => {
      const value = payload[field];
      if (isEmpty(value)) return '';
      const text = escapeInLines(formatValue(value));
      return isMisread(text) ? `'${text}` : text;
    });
    return [
      reference,
      submission.kind,
      time(receivedAt),
      quarantine,
      ...values,
      ...(isList ? [time(confirmedAt), unsubscribeLink(reference)] : []),
    ];
  };
  return {
    header: () =>
      stringify([['reference', 'kind', 'receivedAt', 'quarantine', ...fields, ...extra]], {
        ...options,
        bom: true,
      }),
    lines: (submissions) => stringify(submissions.map(line), options),
  };
};
