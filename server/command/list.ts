import { quarantineReason, leadKinds } from '@/content/leads';
import { formatMinute, summarizeLead, truncate } from '../lead-text';
import { latestLeads, type Outgoing } from '../store/lead-script';
import type { Store, StoredSubmission, SubmissionKind } from '../store/store';

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
  const tries = attempts === 0 ? '' : `, refused ${attempts} times`;
  if (parkedAt !== undefined) return `stuck since ${formatMinute(parkedAt)}${tries}`;
  return dueAt === undefined ? `sent${tries}` : `waiting until ${formatMinute(dueAt)}${tries}`;
};

const columns = ['Reference', 'Received', 'Kind', 'Name', 'Company'];

/** @returns leads as a table, with a last column of its own */
export const table = (
  leads: readonly StoredSubmission[],
  lastColumn: string,
  lastCell: (lead: StoredSubmission) => string,
): string => {
  const rows = leads.map((lead) => {
    const { name, company } = summarizeLead(lead.payload);
    const cells = [
      lead.reference,
      formatMinute(lead.receivedAt),
      leadKinds[lead.kind] ?? lead.kind,
    ];
    return [...cells, truncate(name, widestCell), truncate(company, widestCell), lastCell(lead)];
  });
  const all = [[...columns, lastColumn], ...rows];
  const widths = columns.map((_, at) =>
    Math.max(...all.map((row) => Array.from(row[at] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row.map(
      (cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - Array.from(cell).length)),
    );
  return all.map((row) => `${line(row).join('  ').trimEnd()}\n`).join('');
};

/** Prints the latest leads as a table, the newest last. */
export const list = async (
  store: Store,
  { last, kind, isHeld }: { last: number; kind?: SubmissionKind; isHeld: boolean },
): Promise<string> => {
  const leads = await store.read(() => latestLeads(last, kind, isHeld));
  if (leads.length === 0) return isHeld ? 'Nothing is held for review\n' : 'Nothing came in yet\n';
  return table(leads, 'State', leadState);
};
