import { choiceLabel, notificationWords } from '@/content/notification';

const isCountry = (value: unknown): value is { name: string; code: string; dial_code: string } =>
  typeof value === 'object' && value !== null && 'dial_code' in value;

/** @returns a value as one reads it; a choice of the named field in its own words */
export const formatValue = (value: unknown, field = ''): string => {
  if (value === '') return notificationWords.nothing;
  if (typeof value === 'string') return choiceLabel(field, value);
  if (typeof value === 'boolean') return value ? notificationWords.yes : notificationWords.no;
  if (Array.isArray(value))
    return value.map((one) => formatValue(one, field)).join(', ') || notificationWords.nothing;
  if (isCountry(value)) return `${value.name} (${value.code}, ${value.dial_code})`;
  return JSON.stringify(value) ?? notificationWords.nothing;
};
