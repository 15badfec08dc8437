import { quarantineReasons, leadKinds } from '@/content/leads';
import { formatMinute, summarizeLead, truncate } from '../lead-text';
import { latestLeads } from '../store/lead-script';
import type { Store, StoredSubmission, SubmissionKind } from '../store/store';

const widestCell = 32;

/** @returns the state of a lead in a few words */
export const leadState = ({ quarantine, kind, confirmedAt, leftAt }: StoredSubmission): string => {
  if (quarantine !== undefined)
    return `held for review: ${quarantineReasons[quarantine] ?? quarantine}`;
  if (kind !== 'newsletter') return '';
  if (leftAt !== undefined) return 'left';
  return confirmedAt === undefined ? 'not confirmed' : 'confirmed';
};

const columns = ['Reference', 'Received', 'Kind', 'Name', 'Company'];

/** Prints the latest leads as a table, the newest last. */
export const list = async (
  store: Store,
  { last, kind, isHeld }: { last: number; kind?: SubmissionKind; isHeld: boolean },
): Promise<string> => {
  const leads = await store.read(() => latestLeads(last, kind, isHeld));
  if (leads.length === 0) return isHeld ? 'Nothing is held for review\n' : 'Nothing came in yet\n';
  const rows = leads.map((lead) => {
    const { name, company } = summarizeLead(lead.payload);
    const cells = [
      lead.reference,
      formatMinute(lead.receivedAt),
      leadKinds[lead.kind] ?? lead.kind,
    ];
    return [...cells, truncate(name, widestCell), truncate(company, widestCell), leadState(lead)];
  });
  const table = [[...columns, 'State'], ...rows];
  const widths = columns.map((_, at) =>
    Math.max(...table.map((row) => Array.from(row[at] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row.map(
      (cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - Array.from(cell).length)),
    );
  return table.map((row) => `${line(row).join('  ').trimEnd()}\n`).join('');
};
