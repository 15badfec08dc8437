/** @returns the spelling of an address that a person's rows are found by */
export const emailKey = (email: string) => email.trim().toLowerCase();
