import { leadKinds, outgoingKinds } from '@/content/leads';
import { fieldLabels, questionTopics } from '@/content/notification';
import { toSingleLine } from '@/lib/validation';
import { ConfigError } from '../config-error';
import { readable } from '../mail/readable';
import { minute } from '../minute';
import { findLead, type Outgoing, outgoingOf } from '../store/lead-script';
import type { Store } from '../store/store';
import { leadState } from './list';

const labelOf = (field: string) => fieldLabels[field] ?? questionTopics.get(field) ?? field;

/** Line by line, so that nothing typed drives the terminal. */
const lines = (value: string) => value.split(/\r?\n/).map(toSingleLine).join('\n  ');

const fate = ({ attempts, dueAt, parkedAt }: Outgoing) => {
  const tries = attempts === 0 ? '' : `, refused ${attempts} times`;
  if (parkedAt !== undefined) return `stuck since ${minute(parkedAt)}${tries}`;
  return dueAt === undefined ? `sent${tries}` : `waits until ${minute(dueAt)}${tries}`;
};

/** @returns the line that says that a reference is nobody's */
export const unknownReference = (reference: string) =>
  new ConfigError(`There is no lead ${toSingleLine(reference)}; "leads list" shows the latest`);

/** Everything about one lead. */
export const show = async (store: Store, reference: string): Promise<string> => {
  const lead = await store.read(() => findLead(reference));
  if (lead === undefined) throw unknownReference(reference);
  const outgoing = await store.read(() => outgoingOf(lead.id));
  const { confirmedAt, leftAt } = lead;
  const facts: (readonly [string, string])[] = [
    ['Reference', lead.reference],
    ['Kind', leadKinds[lead.kind] ?? lead.kind],
    ['Received', minute(lead.receivedAt)],
    ['State', leadState(lead) || 'clean'],
    ...(confirmedAt === undefined ? [] : [['Confirmed', minute(confirmedAt)] as const]),
    ...(leftAt === undefined ? [] : [['Left', minute(leftAt)] as const]),
    ...Object.entries(lead.payload).map(
      ([field, value]) => [labelOf(field), lines(readable(value, field))] as const,
    ),
    ...outgoing.map((each) => [outgoingKinds[each.kind] ?? each.kind, fate(each)] as const),
  ];
  return facts.map(([label, value]) => `${label}: ${value}\n`).join('');
};
