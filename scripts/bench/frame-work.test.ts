import { expect, it } from 'vitest';
import { frameWork, type TraceEvent } from './frame-work';

const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: ts * 1000,
  dur: dur * 1000,
});

it('sums the tasks of each frame on the main thread', () => {
  const work = frameWork([
    event('RunTask', 0, 300, 2),
    event('RunTask', 0, 5),
    event('RunTask', 10, 4),
    event('FireAnimationFrame', 11, 2),
    event('RunTask', 15, 2),
    event('RunTask', 27, 8),
    event('FireAnimationFrame', 28, 6),
    event('RunTask', 44, 3),
    event('FireAnimationFrame', 45, 1),
  ]);
  expect(work).toEqual({ frames: 3, frame: 6, step: 2, longest: 8 });
});

it('uses CPU time when the trace has it', () => {
  const events = [event('RunTask', 0, 40), event('FireAnimationFrame', 1, 30)];
  const work = frameWork(events.map((one) => ({ ...one, tdur: 3000 })));
  expect(work).toMatchObject({ frame: 3, step: 3, longest: 3 });
});

it('returns zeros for a trace without frames', () => {
  expect(frameWork([event('RunTask', 0, 5)])).toMatchObject({ frames: 0, frame: 0 });
});
