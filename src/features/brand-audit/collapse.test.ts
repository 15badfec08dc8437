import { expect, it } from 'vitest';
import { type CollapseEvent, nextPhase, type Phase } from './collapse';

const after = (...events: readonly CollapseEvent[]) => events.reduce<Phase>(nextPhase, 'collapsed');

it.each<[Phase, ...CollapseEvent[]]>([
  ['resting', 'pressed'],
  ['resting', 'pressed', 'pressed'],
  ['collapsed', 'pressed', 'rested'],
  ['collapsed', 'pressed', 'pointer-left'],
  ['collapsed', 'pressed', 'focus-left'],
  // Each arrow key answers.
  ['open', 'keyed', 'keyed', 'pointer-left', 'rested'],
  ['collapsed', 'keyed', 'focus-left'],
  ['open', 'pressed', 'rested', 'asked', 'pointer-left'],
  ['resting', 'asked', 'pressed'],
])('is %s after %s %s %s %s', (phase, ...events) => {
  expect(after(...events)).toBe(phase);
});
