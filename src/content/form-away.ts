import { agency } from './agency';

/** What a form says when its script cannot be had; the address follows. */
export const formAway = {
  text: 'This form did not load as it should. What you typed stays here; you can also write to us:',
  mail: agency.email,
} as const;
