import { durations, easings } from './tokens';

const transition = (duration: keyof typeof durations, ease: keyof typeof easings) => ({
  duration: durations[duration] / 1000,
  ease: easings[ease],
});

/** Transitions for `m` components, in framer-motion's seconds (docs/design.md#motion-tokens). */
export const transitions = {
  tap: transition('tap', 'out'),
  hover: transition('hover', 'out'),
  drop: transition('hover', 'drop'),
  open: transition('open', 'out'),
  close: transition('close', 'out'),
} as const;
