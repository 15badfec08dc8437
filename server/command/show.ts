import { leadKinds, outgoingKinds } from '@/content/leads';
import { fieldLabels, questionTopics } from '@/content/notification';
import { toSingleLine } from '@/lib/validation';
import { ConfigError } from '../config-error';
import { formatValue } from '../mail/format-value';
import { formatMinute } from '../lead-text';
import { findLead, type Outgoing, outgoingOfLead } from '../store/lead-script';
import type { Store } from '../store/store';
import { leadState } from './list';

const labelOf = (field: string) => fieldLabels[field] ?? questionTopics.get(field) ?? field;

/** Removes control characters from every line: nothing typed may control the terminal. */
const lines = (value: string) => value.split(/\r?\n/).map(toSingleLine).join('\n  ');

const deliveryState = ({ attempts, dueAt, parkedAt }: Outgoing) => {
  const tries = attempts === 0 ? '' : `, refused ${attempts} times`;
  if (parkedAt !== undefined) return `stuck since ${formatMinute(parkedAt)}${tries}`;
  return dueAt === undefined ? `sent${tries}` : `waiting until ${formatMinute(dueAt)}${tries}`;
};

/** @returns the error for a reference that no lead has */
export const unknownReference = (reference: string) =>
  new ConfigError(`There is no lead ${toSingleLine(reference)}; "leads list" shows the latest`);

/** Prints everything about one lead. */
export const show = async (store: Store, reference: string): Promise<string> => {
  const lead = await store.read(() => findLead(reference));
  if (lead === undefined) throw unknownReference(reference);
  const outgoing = await store.read(() => outgoingOfLead(lead.id));
  const { confirmedAt, leftAt } = lead;
  const facts: (readonly [string, string])[] = [
    ['Reference', lead.reference],
    ['Kind', leadKinds[lead.kind] ?? lead.kind],
    ['Received', formatMinute(lead.receivedAt)],
    ['State', leadState(lead) || 'clean'],
    ...(confirmedAt === undefined ? [] : [['Confirmed', formatMinute(confirmedAt)] as const]),
    ...(leftAt === undefined ? [] : [['Left', formatMinute(leftAt)] as const]),
    ...Object.entries(lead.payload).map(
      ([field, value]) => [labelOf(field), lines(formatValue(value, field))] as const,
    ),
    ...outgoing.map(
      (each) => [outgoingKinds[each.kind] ?? each.kind, deliveryState(each)] as const,
    ),
  ];
  return facts.map(([label, value]) => `${label}: ${value}\n`).join('');
};
