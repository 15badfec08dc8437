import { agency } from './agency';

/** The page under 1280 px (docs/rules.md#narrow-screen-gate). */
export const gateWords = {
  title: 'We’re currently working on enhancing your mobile experience!',
  tag: 'Please visit our website on desktop, temporarily!',
  note: 'Our site is 1280 pixels wide. Your screen isn’t. We’re folding as fast as we can.',
  pause: 'Pause animation',
  about: `is ${agency.description}. ${agency.tagline}.`,
} as const;
