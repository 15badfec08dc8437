import { string } from 'yup';
import { isWebAddress, isWebAddressOrPath } from './web-address';

/** A variable with any text, without spaces around it; the fallback stands for an empty one. */
export const text = (fallback = '') =>
  string()
    .default(fallback)
    .trim()
    .transform((value: string) => value || fallback);

/**
 * A variable that is empty or valid.
 *
 * @param rule what it must do or be, for the message; that of a secret does not quote the value
 */
export const checked = (
  rule: string,
  isValid: (value: string) => boolean,
  { fallback = '', isSecret = false } = {},
) =>
  text(fallback).test({
    name: 'valid',
    message: ({ path: name, value }: { path: string; value: string }) =>
      `${name} must ${rule}${isSecret ? '' : `; it is "${value}"`}`,
    test: (value) => value === '' || isValid(value),
  });

export const wholeNumber = (max: number, fallback: string) =>
  checked(
    `be a whole number from 0 to ${max}`,
    (value) => /^\d+$/.test(value) && Number(value) <= max,
    { fallback },
  );

/**
 * A variable of two limits, or `off`.
 *
 * @param parse reads two limits; undefined for any other text
 * @param expected what the limits must be, for the message
 */
export const twoLimits = (
  fallback: string,
  parse: (value: string) => unknown,
  expected = 'two whole numbers',
) =>
  checked(
    `be ${expected}, such as "${fallback}", or "off"`,
    (value) => value === 'off' || parse(value) !== undefined,
    { fallback },
  );

/** An address that paths are appended to: a query or a fragment would swallow them. */
export const baseAddress = () =>
  checked(
    'be an http(s) address without ? or #',
    (value) => isWebAddress(value) && !/[?#]/.test(value),
  );

/** An address whose origin counts, or a path, which means this site itself. */
export const originOrPath = () => checked('be an http(s) address', isWebAddressOrPath);
