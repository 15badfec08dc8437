import { agency } from './agency';

/** What a form says when its script cannot be had; the address follows. */
export const formUnavailable = {
  /** Said when it broke and was set up again. */
  again: 'The form broke for a moment. It’s back, and so is what you typed.',
  text: 'This form did not load as it should. What you typed stays here; you can also write to us:',
  mail: agency.email,
} as const;
