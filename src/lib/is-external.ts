/** @returns whether a link's target is a full web address, outside this site */
export const isExternal = (to: string) => /^https?:\/\//.test(to);
