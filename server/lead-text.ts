import { toSingleLine } from '@/lib/validation';
import type { Payload } from './store/store';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const firstLine = (value: string) => value.trimStart().split(/\r?\n/, 1)[0] ?? '';

/** @returns name, company and first line of a lead, each on a single line */
export const summarizeLead = (payload: Payload) => ({
  name: toSingleLine(
    asText(payload.name) ||
      asText(payload.firstName) ||
      `${asText(payload['first-name'])} ${asText(payload['last-name'])}`,
  ),
  company: toSingleLine(asText(payload.organizationName) || asText(payload.company)),
  firstLine: toSingleLine(firstLine(asText(payload.projectDescription))),
});

/** Truncates a text to `max` characters; the last one is then an ellipsis. */
export const truncate = (text: string, max: number): string => {
  const characters = Array.from(text);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
};

/** @returns a time to the minute: `2026-11-20 12:00 UTC` */
export const formatMinute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
