import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setReducedMotion } from '../../tests/browser-stubs';
import { setMotionPaused } from './motion-switch';
import { usePlayChoice } from './use-play-choice';

type Event = 'press' | 'pause' | 'resume' | 'reduce' | 'allow';

// Each row: what happens, in order, and whether the player plays after each of them.
it.each<[startsAlone: boolean, ...[Event, boolean][]]>([
  [true, ['pause', false], ['resume', true]],
  [true, ['reduce', false], ['allow', true]],
  [true, ['press', false], ['press', true]],
  // A pause of its own outlives the switch.
  [true, ['press', false], ['pause', false], ['resume', false], ['press', true]],
  // The switch stops what its own button plays, before or during another pause.
  [true, ['press', false], ['press', true], ['pause', false], ['resume', true]],
  [true, ['press', false], ['press', true], ['reduce', false], ['allow', true]],
  [true, ['pause', false], ['press', true], ['resume', true], ['pause', false]],
  [true, ['reduce', false], ['press', true], ['pause', false], ['allow', false]],
  [true, ['pause', false], ['press', true], ['reduce', false], ['resume', false]],
  // While all is still, a press plays this one alone, and another stops it.
  [true, ['pause', false], ['press', true], ['press', false], ['resume', false]],
  [true, ['reduce', false], ['press', true], ['allow', true]],
  [false, ['press', true], ['pause', false], ['resume', false], ['press', true]],
  [false, ['pause', false], ['press', true], ['resume', true]],
])('that starts alone: %s, %j %j %j %j', (startsAlone, ...steps) => {
  const { result } = renderHook(() => usePlayChoice(startsAlone));
  const happen: Record<Event, () => void> = {
    press: () => result.current.toggle(),
    pause: () => setMotionPaused(true),
    resume: () => setMotionPaused(false),
    reduce: () => setReducedMotion(true),
    allow: () => setReducedMotion(false),
  };
  expect(result.current.isWanted).toBe(startsAlone);
  for (const [event, isWanted] of steps) {
    act(happen[event]);
    expect([event, result.current.isWanted]).toEqual([event, isWanted]);
  }
});
