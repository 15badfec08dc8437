import { expect, it } from 'vitest';
import { type CollapseEvent, keptRow, nextPhase, type Phase } from './collapse';

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

it('keeps what the pointer goes to: the question below, else the one that collapses', () => {
  expect(keptRow(410, 400)).toBe('next');
  expect(keptRow(390, 400)).toBe('own');
});
