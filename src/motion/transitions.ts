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

/** A spring that follows the scroll without overshoot, 120 ms behind a steady one (damping / stiffness). */
export const follows = { stiffness: 300, damping: 36, restDelta: 0.001 } as const;
