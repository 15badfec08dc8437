// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { pixelsOf, play } from './player';
import type { Keyframe } from './properties';

/** Fixed lengths in frames, which other pictures and the rules depend on (docs/design.md#pictures). */
const FRAMES: Record<string, number> = {
  'lotties/contact/initial.json': 90,
  'lotties/contact/initial-looped.json': 90,
  'lotties/contact/upon-typing.json': 66,
  'lotties/contact/upon-typing-continue-looped.json': 60,
  'lottie/HomePage/CTA.json': 120,
  'lottie/FAQ/contact-banner.json': 501,
  'lottie/Gate/gate.json': 240,
};

/** @returns the key frames of each animated value */
const keyTimes = (animation: unknown) => {
  const times: number[][] = [];
  JSON.stringify(animation, (_key, node: { a?: unknown; k: Keyframe<unknown>[] } | null) => {
    if (node?.a === 1) times.push(node.k.map(({ t }) => t));
    return node;
  });
  return times;
};

describe.each(catalogue)('$file', ({ file, animation, loops }) => {
  it('matches its file, which is under 60 kB', () => {
    const written = readFileSync(`public/${file}`, 'utf8');
    expect(written).toBe(JSON.stringify(animation));
    expect(Buffer.byteLength(written)).toBeLessThan(60_000);
  });

  it('has its length, and its rest frame within it', () => {
    expect(animation.op).toBe(FRAMES[file] ?? animation.op);
    expect(animation.markers.find(({ cm }) => cm === 'rest')?.tm).toBeLessThan(animation.op);
  });

  it('orders its keys and ends them before the last frame', () => {
    for (const times of keyTimes(animation)) {
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(animation.op - 1);
    }
  });

  it('draws something at every frame, and one picture throughout each stretch marked as still', () => {
    const frameAt = play(animation);
    for (let frame = 0; frame < animation.op; frame += 1) {
      const drawn = frameAt(frame);
      expect(drawn, `frame ${frame}`).toContain('<path');
      expect(drawn, `frame ${frame}`).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const { tm, cm } of animation.markers) {
      const to = Number(/^still to (\d+)$/.exec(cm)?.[1]);
      if (Number.isNaN(to)) continue;
      const first = frameAt(tm);
      for (let frame = tm; frame < to; frame += 0.5)
        expect(frameAt(frame), `frame ${frame}`).toBe(first);
    }
  });

  it.runIf(loops)('ends as it begins', async () => {
    expect(await pixelsOf(animation, animation.op - 1)).toBe(await pixelsOf(animation, 0));
  });
});

const contact = (name: string) => {
  const entry = catalogue.find(({ file }) => file === `lotties/contact/${name}.json`);
  if (!entry) throw new Error(`No animation ${name}`);
  return entry.animation;
};
const pixels = (name: string, frame: number) => pixelsOf(contact(name), frame);

it('the contact set joins its animations without a jump, at every exit of the waiting loop', async () => {
  const waiting = await pixels('initial-looped', 0);
  expect(await pixels('initial', 89)).toBe(waiting);
  expect(await pixels('upon-typing', 0)).toBe(waiting);
  const exits = contact('initial-looped').markers.filter(({ cm }) => cm === 'exit');
  expect(exits.map(({ tm }) => tm)).toEqual([30, 60]);
  for (const { tm } of exits) expect(await pixels('initial-looped', tm)).toBe(waiting);
  const typing = await pixels('upon-typing', 65);
  expect(await pixels('upon-typing-continue-looped', 0)).toBe(typing);
});
