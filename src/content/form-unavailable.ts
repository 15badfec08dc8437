import { agency } from './agency';

/** Shown when a form's script fails to load; the e-mail address follows. */
export const formUnavailable = {
  /** Shown after the form threw and was mounted again. */
  remountNotice: 'The form broke for a moment. It’s back, and so is what you typed.',
  text: 'This form did not load as it should. What you typed stays here; you can also write to us:',
  mail: agency.email,
  /** Without JavaScript; the e-mail address follows. */
  noScript: 'The forms need JavaScript. Without it, write to',
} as const;
