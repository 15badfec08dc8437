import { leadKinds, outgoingKinds, quarantineReason } from '@/content/leads';
import { fieldRow } from '@/content/notification';
import type { Outgoing } from '../store/outbox-entries';
import type { StoredSubmission } from '../store/records';
import { formatValue } from './format-value';
import { escapeInLines, formatMinute, summarizePayload, truncate } from './lead-text';

/** Graphemes of a name or a company in a table. */
const maxCellLength = 32;

const columns = ['Reference', 'Received', 'Kind', 'Name', 'Company'];

/** @returns submissions as a table, with a last column of its own */
export const submissionTable = (
  submissions: readonly StoredSubmission[],
  lastColumn: string,
  lastCell: (submission: StoredSubmission) => string,
): string => {
  const rows = submissions.map((submission) => {
    const { reference, receivedAt, kind, payload } = submission;
    const { name, company } = summarizePayload(payload);
    return [
      reference,
      formatMinute(receivedAt),
      leadKinds[kind] ?? kind,
      truncate(name, maxCellLength),
      truncate(company, maxCellLength),
      lastCell(submission),
    ];
  });
  return alignRows([[...columns, lastColumn], ...rows]);
};

/** @returns the rows as text, with each cell as wide as the widest of its column */
const alignRows = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column]))),
  );
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
};

/** In code points: a terminal draws most of them in one column, but not those of a joined emoji. */
const widthOf = (cell = '') => Array.from(cell).length;

/** @returns everything about one submission, a fact on each row */
export const submissionFacts = (submission: StoredSubmission, outgoing: readonly Outgoing[]) => {
  const { reference, kind, receivedAt, confirmedAt, leftAt, payload } = submission;
  const facts = [
    ['Reference', reference],
    ['Kind', leadKinds[kind] ?? kind],
    ['Received', formatMinute(receivedAt)],
    ['State', submissionState(submission) || 'clean'],
  ];
  if (confirmedAt !== undefined) facts.push(['Confirmed', formatMinute(confirmedAt)]);
  if (leftAt !== undefined) facts.push(['Left', formatMinute(leftAt)]);
  for (const [field, value] of Object.entries(payload)) {
    const { label, choices } = fieldRow(kind, field);
    facts.push([label, indentTyped(formatValue(value, choices))]);
  }
  for (const delivery of outgoing)
    facts.push([outgoingKinds[delivery.kind] ?? delivery.kind, deliveryState(delivery)]);
  return facts.map(([label, value]) => `${label}: ${value}\n`).join('');
};

/**
 * Indents what was typed with line breaks. It is escaped, so that it cannot control the terminal.
 */
const indentTyped = (value: string) => escapeInLines(value).replaceAll('\n', '\n  ');

/**
 * @returns the state of a submission in a few words; empty for a clean one that is no subscription
 */
export const submissionState = ({
  quarantine,
  kind,
  confirmedAt,
  leftAt,
}: StoredSubmission): string => {
  if (quarantine !== undefined) return `held for review: ${quarantineReason(quarantine)}`;
  if (kind !== 'newsletter') return '';
  if (leftAt !== undefined) return 'left';
  return confirmedAt === undefined ? 'not confirmed' : 'confirmed';
};

/** @returns the state of a mail or call in a few words */
export const deliveryState = ({ attempts, dueAt, parkedAt }: Outgoing) => {
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  const tries = attempts === 0 ? '' : `, refused ${times}`;
  if (parkedAt !== undefined) {
    const next = dueAt === undefined ? 'given up' : `tried again ${formatMinute(dueAt)}`;
    return `stuck since ${formatMinute(parkedAt)}${tries}, ${next}`;
  }
  return dueAt === undefined ? `sent${tries}` : `waiting until ${formatMinute(dueAt)}${tries}`;
};
