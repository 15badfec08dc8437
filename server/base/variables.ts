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

/** A variable of two limits, or `off`. */
export const twoLimits = (fallback: string) =>
  checked(
    `be two whole numbers, such as "${fallback}", or "off"`,
    (value) => value === 'off' || limitsOf(value) !== undefined,
    { fallback },
  );

/** What one address may do, and what all may do together. */
interface Limits {
  address: number;
  all: number;
}

/** Parses `200,5000`. @returns undefined for `off` and for any other text */
export const limitsOf = (value: string): Limits | undefined => {
  const [, address, all] = /^(\d{1,9}),\s*(\d{1,9})$/.exec(value) ?? [];
  return all === undefined ? undefined : { address: Number(address), all: Number(all) };
};

/** Numbers of posts from one address in ten minutes (docs/rules.md#rate-limit). */
interface RateLimit {
  /** Posts above this number are quarantined. */
  quarantineOver: number;
  /** Posts above this number are answered 429. */
  refuseOver: number;
}

/** Parses `20,200`. @returns undefined for `off` and for any other text */
export const rateLimitOf = (value: string): RateLimit | undefined => {
  const limits = limitsOf(value);
  return limits && { quarantineOver: limits.address, refuseOver: limits.all };
};

/** Parses a list with commas. */
export const listOf = (value: string) => value.split(',').map((part) => part.trim());

/** An address that paths are appended to: a query or a fragment would swallow them. */
export const baseAddress = () =>
  checked(
    'be an http(s) address without ? or #',
    (value) => isWebAddress(value) && !/[?#]/.test(value),
  );

/** An address whose origin counts, or a path, which means this site itself. */
export const originOrPath = () => checked('be an http(s) address', isWebAddressOrPath);
