import { callToAction } from './call-to-action';
import { initial } from './contact/initial';
import { initialLooped } from './contact/initial-looped';
import { uponTyping } from './contact/upon-typing';
import { uponTypingContinueLooped } from './contact/upon-typing-continue-looped';
import type { Animation } from './model';

export interface Entry {
  /** Path under the public folder. */
  file: string;
  draw: () => Animation;
  /** Whether the last frame leads back into the first. */
  loops: boolean;
}

/** Every animation of the site and where it is served. */
export const catalogue: readonly Entry[] = [
  { file: 'lotties/contact/initial.json', draw: initial, loops: false },
  { file: 'lotties/contact/initial-looped.json', draw: initialLooped, loops: true },
  { file: 'lotties/contact/upon-typing.json', draw: uponTyping, loops: false },
  {
    file: 'lotties/contact/upon-typing-continue-looped.json',
    draw: uponTypingContinueLooped,
    loops: true,
  },
  { file: 'lottie/HomePage/CTA.json', draw: callToAction, loops: false },
];
