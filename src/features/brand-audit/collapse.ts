/**
 * How long a question that was answered by pointer stays open while the pointer rests on it, in ms: longer than a double click,
 * whose second click would otherwise hit what has moved there.
 */
export const restMs = 600;

/**
 * Whether an answered question is open: after its answer was chosen by a key, or on demand, until the focus leaves it; after a
 * press for as long as the pointer rests on it.
 */
export type Phase = 'open' | 'resting' | 'collapsed';

/** Answered by a press or by a key; asked for by Change; or left by the pointer, by the focus, or after `restMs`. */
export type CollapseEvent =
  'pressed' | 'keyed' | 'asked' | 'pointer-left' | 'rested' | 'focus-left';

/** @returns the phase after an event */
export const nextPhase = (phase: Phase, event: CollapseEvent): Phase => {
  switch (event) {
    case 'pressed':
      return 'resting';
    case 'keyed':
    case 'asked':
      return 'open';
    case 'focus-left':
      return 'collapsed';
    case 'pointer-left':
    case 'rested':
      return phase === 'resting' ? 'collapsed' : phase;
  }
};
