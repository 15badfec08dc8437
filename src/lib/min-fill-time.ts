/**
 * Nobody fills a form faster than this, in milliseconds (docs/rules.md#fill-time). Apart from the headers, which
 * lie in the script of the API: a page that asks for this must not fetch that.
 */
export const minFillTime = 2500;
