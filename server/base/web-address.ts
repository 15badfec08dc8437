/** @returns whether a text is an http(s) address */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/./.test(value) && URL.canParse(value);

/** @returns whether a text is an http(s) address, a path, which means this site itself, or empty */
export const isWebAddressOrPath = (value: string): boolean =>
  value === '' || value.startsWith('/') || isWebAddress(value);

/** @returns the origin of an address; empty for a path */
export const originOf = (value: string): string =>
  isWebAddress(value) ? new URL(value).origin : '';

/** @returns whether a host is a name that the public internet knows; an IP address is none */
export const isPublicName = (host: string): boolean =>
  /\.[a-z][a-z\d-]*$/i.test(host) && !/\.(?:local|localhost|internal|lan|home|arpa)$/i.test(host);
