// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors } from '../../../tailwind.config';
import { parsePath } from '../drawing/path';
import { catalogue } from './catalogue';
import type { Keyframe } from './model';
import { pixelsOf, play } from './player';
import { brandStrategy } from './services/brand-strategy';
import { webSolution } from './services/web-solution';

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

describe.each(catalogue)('$file', ({ file, draw, loops }) => {
  const animation = draw();

  it('matches its file, which is under 60 kB', () => {
    const written = readFileSync(`public/${file}`, 'utf8');
    expect(written).toBe(JSON.stringify(animation));
    expect(Buffer.byteLength(written)).toBeLessThan(60_000);
  });

  it('has its length and exactly one rest frame', () => {
    expect(animation.fr).toBe(30);
    expect(animation.op).toBe(FRAMES[file] ?? animation.op);
    const rests = animation.markers.filter(({ cm }) => cm === 'rest');
    expect(rests).toHaveLength(1);
    expect(rests[0]?.tm).toBeLessThan(animation.op);
  });

  it('orders its keys and ends them before the last frame', () => {
    for (const times of keyTimes(animation)) {
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(animation.op - 1);
    }
  });

  it('draws something at every frame', () => {
    const frameAt = play(animation);
    for (let frame = 0; frame < animation.op; frame += 1) {
      const drawn = frameAt(frame);
      expect(drawn, `frame ${frame}`).toContain('<path');
      expect(drawn, `frame ${frame}`).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('draws one picture throughout each stretch marked as still', () => {
    const frameAt = play(animation);
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
  return entry.draw();
};

const pixels = (name: string, frame: number) => pixelsOf(contact(name), frame);

describe('the contact set', () => {
  it.each([30, 60, 89])(
    'has the same pose at frame %i of the waiting loop as at frame 0',
    async (frame) => {
      expect(await pixels('initial-looped', frame)).toBe(await pixels('initial-looped', 0));
    },
  );

  it('joins its animations without a jump', async () => {
    const waiting = await pixels('initial-looped', 0);
    expect(await pixels('initial', 89)).toBe(waiting);
    expect(await pixels('upon-typing', 0)).toBe(waiting);
    const typing = await pixels('upon-typing', 65);
    expect(await pixels('upon-typing-continue-looped', 0)).toBe(typing);
  });

  it('marks its exit frames', () => {
    const exits = contact('initial-looped').markers.filter(({ cm }) => cm === 'exit');
    expect(exits.map(({ tm }) => tm)).toEqual([30, 60]);
  });
});

it('Web Solution keeps its columns inside the narrowing window', () => {
  const animation = webSolution();
  /** @returns the right edges of the shapes of a layer, by frame; leaves out shapes without width */
  const edges = (name: string) => {
    const layers = animation.layers.filter(({ nm }) => nm === name);
    const frameAt = play({ ...animation, layers });
    return Array.from({ length: animation.op }, (_, frame) =>
      [...frameAt(frame).matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
        const xs = [...d.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x));
        return Math.max(...xs) > Math.min(...xs) ? [Math.max(...xs)] : [];
      }),
    );
  };
  // The window draws its upper and lower edges last; they end 23.3 px before its side.
  const sides = edges('window').map((rights) => (rights.at(-1) ?? 0) + 23.3);
  for (const [frame, rights] of edges('columns').entries())
    expect(Math.max(0, ...rights), `frame ${frame}`).toBeLessThanOrEqual(sides[frame] ?? 0);
});

/** @returns the distance from the end of each piece to the start of the next */
const gaps = (pieces: readonly string[]) => {
  const ends = pieces.map((d) => {
    const cubics = parsePath(d).flatMap((subpath) => subpath.cubics);
    return { from: cubics[0]?.[0] ?? [0, 0], to: cubics.at(-1)?.[3] ?? [0, 0] };
  });
  return ends.slice(1).map(({ from }, index) => {
    const { to } = ends[index] ?? { to: from };
    return Math.round(Math.hypot(from[0] - to[0], from[1] - to[1]) * 10) / 10;
  });
};

describe('Brand Strategy cuts its line before and after every turn', () => {
  const cut = [5.3, 5.3, 5.3, 5.3];

  it.each([
    [0, cut],
    [100, cut],
    [170, []],
    [239, cut],
  ])('at frame %i', (frame, expected) => {
    const animation = brandStrategy();
    const layers = animation.layers.filter(({ nm }) => nm.startsWith('plan'));
    const drawing = document.createElement('div');
    drawing.innerHTML = play({ ...animation, layers })(frame);
    // Only the pieces have flat caps; the head is round.
    const strokes = [...drawing.querySelectorAll('path[stroke-linecap="butt"]')].filter(
      (stroke) => !stroke.closest('[style*="display: none"], [opacity="0"]'),
    );
    const lines = strokes.map((stroke) => stroke.getAttribute('d')?.trim() ?? '');
    expect(gaps(lines.filter(Boolean))).toEqual(expected);
  });

  it('in its poster', () => {
    const poster = readFileSync('public/services/brand-strategy.svg', 'utf8');
    const strokes = [
      ...poster.matchAll(new RegExp(`<path d="([^"]+)" stroke="${colors.moss}"`, 'g')),
    ];
    expect(gaps(strokes.map(([, d = '']) => d))).toEqual(cut);
  });
});

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((c) =>
      Math.round(c * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

describe('every animation', () => {
  it('uses only token colours', () => {
    const tokens: string[] = Object.values(colors).filter((value) => value.startsWith('#'));
    const painted = catalogue.flatMap(({ draw }) =>
      [...JSON.stringify(draw()).matchAll(/"ty":"(?:fl|st)","c":\{"a":0,"k":\[([^\]]+)\]/g)].map(
        ([, list = '']) => hex(list.split(',').map(Number)),
      ),
    );
    expect(painted.length).toBeGreaterThan(100);
    expect([...new Set(painted)].filter((color) => !tokens.includes(color))).toEqual([]);
  });
});
