import { leadKinds, outgoingKinds } from '@/content/leads';
import { fieldWords } from '@/content/notification';
import { ConfigError } from '../config-error';
import { formatValue } from '../mail/format-value';
import { escapeInLines, escapeUnseen, formatMinute } from '../lead-text';
import { findLead, outgoingOfLead } from '../store/lead-script';
import type { Store } from '../store/store';
import { deliveryState, leadState } from './list';

/** Nothing typed may control the terminal. */
const lines = (value: string) => escapeInLines(value).replaceAll('\n', '\n  ');

/** @returns the error for a reference that no lead has */
export const unknownReference = (reference: string) =>
  new ConfigError(`There is no lead ${escapeUnseen(reference)}; "leads list" shows the latest`);

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
    ...Object.entries(lead.payload).map(([field, value]) => {
      const { label, choices } = fieldWords(lead.kind, field);
      return [label, lines(formatValue(value, choices))] as const;
    }),
    ...outgoing.map(
      (each) => [outgoingKinds[each.kind] ?? each.kind, deliveryState(each)] as const,
    ),
  ];
  return facts.map(([label, value]) => `${label}: ${value}\n`).join('');
};
