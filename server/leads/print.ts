import { leadKinds, outgoingKinds, quarantineReason } from '@/content/leads';
import { fieldRow } from '@/content/notification';
import type { Outgoing } from '../store/outbox-entries';
import type { StoredSubmission } from '../store/records';
import { formatValue } from './format-value';
import { escapeInLines, formatMinute, summarizeLead, truncate } from './lead-text';

const widestCell = 32;

/** @returns the state of a lead in a few words */
export const leadState = ({ quarantine, kind, confirmedAt, leftAt }: StoredSubmission): string => {
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

const lengthOf = (cell = '') => Array.from(cell).length;

/** @returns one line of text a row, with each cell as wide as the widest of its column */
const alignRows = (rows: readonly (readonly string[])[]): string => {
  const widthOf = (column: number) => Math.max(...rows.map((row) => lengthOf(row[column])));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
};

const columns = ['Reference', 'Received', 'Kind', 'Name', 'Company'];

/** @returns leads as a table, with a last column of its own */
export const leadTable = (
  leads: readonly StoredSubmission[],
  lastColumn: string,
  lastCell: (lead: StoredSubmission) => string,
): string => {
  const rows = leads.map((lead) => {
    const { name, company } = summarizeLead(lead.payload);
    return [
      lead.reference,
      formatMinute(lead.receivedAt),
      leadKinds[lead.kind] ?? lead.kind,
      truncate(name, widestCell),
      truncate(company, widestCell),
      lastCell(lead),
    ];
  });
  return alignRows([[...columns, lastColumn], ...rows]);
};

/** Indents what was typed in several lines. It is escaped, so that it cannot control the terminal. */
const indentTyped = (value: string) => escapeInLines(value).replaceAll('\n', '\n  ');

/** @returns everything about one lead, a fact on each line */
export const leadFacts = (lead: StoredSubmission, outgoing: readonly Outgoing[]): string => {
  const { confirmedAt, leftAt } = lead;
  const facts: (readonly [label: string, value: string])[] = [
    ['Reference', lead.reference],
    ['Kind', leadKinds[lead.kind] ?? lead.kind],
    ['Received', formatMinute(lead.receivedAt)],
    ['State', leadState(lead) || 'clean'],
    ...(confirmedAt === undefined ? [] : [['Confirmed', formatMinute(confirmedAt)] as const]),
    ...(leftAt === undefined ? [] : [['Left', formatMinute(leftAt)] as const]),
    ...Object.entries(lead.payload).map(([field, value]) => {
      const { label, choices } = fieldRow(lead.kind, field);
      return [label, indentTyped(formatValue(value, choices))] as const;
    }),
    ...outgoing.map(
      (each) => [outgoingKinds[each.kind] ?? each.kind, deliveryState(each)] as const,
    ),
  ];
  return facts.map(([label, value]) => `${label}: ${value}\n`).join('');
};
