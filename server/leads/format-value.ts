import { notificationWords } from '@/content/notification';
import type { Country } from '@/lib/field-kinds';
import type { Choice } from '@/lib/fields';

const isCountry = (value: unknown): value is Country =>
  typeof value === 'object' && value !== null && 'dial_code' in value;

/**
 * @param choices of the value's field: a choice is shown by its label
 * @returns a submitted value as text for people
 */
export const formatValue = (value: unknown, choices: readonly Choice[] = []): string => {
  if (value === '') return notificationWords.nothing;
  if (typeof value === 'string')
    return choices.find((choice) => choice.value === value)?.label ?? value;
  if (typeof value === 'boolean') return value ? notificationWords.yes : notificationWords.no;
  if (Array.isArray(value))
    return (
      value.map((entry) => formatValue(entry, choices)).join(', ') || notificationWords.nothing
    );
  if (isCountry(value)) return `${value.name} (${value.code}, ${value.dial_code})`;
  return JSON.stringify(value) ?? notificationWords.nothing;
};
