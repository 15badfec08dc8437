import { notificationWords } from '@/content/notification';

const isCountry = (value: unknown): value is { name: string; code: string; dial_code: string } =>
  typeof value === 'object' && value !== null && 'dial_code' in value;

/** @returns a field's value as one reads it. */
export const readable = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? notificationWords.nothing : value;
  if (typeof value === 'boolean') return value ? notificationWords.yes : notificationWords.no;
  if (Array.isArray(value)) return value.join(', ') || notificationWords.nothing;
  if (isCountry(value)) return `${value.name} (${value.code}, ${value.dial_code})`;
  return JSON.stringify(value) ?? notificationWords.nothing;
};
