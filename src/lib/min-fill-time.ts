/**
 * A form filled faster than this counts as spam, in ms (docs/rules.md#fill-time). Separate from the headers, so that
 * pages do not load the API's script for it.
 */
export const minFillTime = 2500;
