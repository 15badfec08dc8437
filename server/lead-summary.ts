import { toSingleLine } from '@/lib/validation';
import type { Payload } from './store/store';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const firstLine = (value: string) => value.trimStart().split(/\r?\n/, 1)[0] ?? '';

/** @returns who wrote and how it begins, each one line */
export const leadSummary = (payload: Payload) => ({
  name: toSingleLine(
    text(payload.name) ||
      text(payload.firstName) ||
      `${text(payload['first-name'])} ${text(payload['last-name'])}`,
  ),
  company: toSingleLine(text(payload.organizationName) || text(payload.company)),
  firstLine: toSingleLine(firstLine(text(payload.projectDescription))),
});
