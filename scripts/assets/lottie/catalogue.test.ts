import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { colors } from '../../../tailwind.config';
import { parsePath } from '../drawing/path';
import { catalogue } from './catalogue';
import { drawnAt, tracks, types } from './inspect';
import type { Animation } from './model';
import { brandStrategy } from './services/brand-strategy';
import { webSolution } from './services/web-solution';
import schema from './lottie-schema.json';

const validate = new Ajv2020({ strict: false }).compile(schema);
const written = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../public/${file}`, import.meta.url)), 'utf8');

/** Frames that other pictures and the rules count on (docs/design.md#pictures). */
const FRAMES: Record<string, number> = {
  'lotties/contact/initial.json': 90,
  'lotties/contact/initial-looped.json': 90,
  'lotties/contact/upon-typing.json': 66,
  'lotties/contact/upon-typing-continue-looped.json': 60,
  'lottie/HomePage/CTA.json': 120,
  'lottie/FAQ/contact-banner.json': 501,
  'lottie/Gate/gate.json': 240,
};

describe.each(catalogue)('$file', ({ file, draw, loops }) => {
  const animation = draw();

  it('is written as it is drawn', () => {
    expect(written(file)).toBe(JSON.stringify(animation));
  });

  it('is valid against the published schema', () => {
    validate(JSON.parse(written(file)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('is under 60 KB and uses shape layers only', () => {
    expect(Buffer.byteLength(written(file))).toBeLessThan(60_000);
    const allowed = new Set<unknown>([4, 'gr', 'sh', 'el', 'rc', 'st', 'fl', 'tm', 'tr']);
    expect(types(animation).filter((type) => !allowed.has(type))).toEqual([]);
  });

  it('has its length and one rest frame within it', () => {
    expect(animation.fr).toBe(30);
    expect(animation.op).toBe(FRAMES[file] ?? animation.op);
    const rests = animation.markers.filter(({ cm }) => cm === 'rest');
    expect(rests).toHaveLength(1);
    expect(rests[0]?.tm).toBeLessThan(animation.op);
  });

  it('ends its keys before the last frame, in order, with no curve beyond 0 and 1', () => {
    for (const keys of tracks(animation)) {
      const times = keys.map(({ t }) => t);
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(animation.op - 1);
      for (const value of keys.flatMap(({ i, o }) => [...(i?.y ?? []), ...(o?.y ?? [])])) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });

  it.runIf(loops)('ends as it begins', () => {
    expect(drawnAt(animation, animation.op - 1)).toEqual(drawnAt(animation, 0));
  });
});

const drawn = (name: string, frame: number) => {
  const entry = catalogue.find(({ file }) => file === `lotties/contact/${name}.json`);
  if (!entry) throw new Error(`No ${name}`);
  // The typed dots wait above the picture.
  return drawnAt(entry.draw(), frame).filter((shape) => !JSON.stringify(shape).includes('-20'));
};

describe('the contact set', () => {
  const waiting = drawn('initial-looped', 0);

  it.each([0, 30, 60, 89])('may be left at frame %i of the wait', (frame) => {
    expect(drawn('initial-looped', frame)).toEqual(waiting);
  });

  it('joins without a jump', () => {
    expect(drawn('initial', 89)).toEqual(waiting);
    expect(drawn('upon-typing', 0)).toEqual(waiting);
    expect(drawn('upon-typing-continue-looped', 0)).toEqual(drawn('upon-typing', 65));
  });

  it('marks its exits', () => {
    const looped = catalogue.find(({ file }) => file.endsWith('initial-looped.json'))?.draw();
    const exits = looped?.markers.filter(({ cm }) => cm === 'exit').map(({ tm }) => tm);
    expect(exits).toEqual([30, 60]);
  });
});

/** Left and right of everything that a layer draws at a frame. */
function reach(animation: Animation, name: string, frame: number): readonly [number, number][] {
  const layers = animation.layers.filter(({ nm }) => nm === name);
  return drawnAt({ ...animation, layers }, frame).flatMap((shape) =>
    [...JSON.stringify(shape).matchAll(/"ty":"rc","p":\[([-\d.]+),[^\]]*\],"s":\[([\d.]+)/g)].map(
      ([, x, width]) => [Number(x) - Number(width) / 2, Number(x) + Number(width) / 2] as const,
    ),
  );
}

it('Web Solution keeps its columns within the window that narrows', () => {
  const animation = webSolution();
  for (let frame = 0; frame < animation.op; frame += 1) {
    // The upper and the lower edge of the window end a gap and a corner before its sides.
    const [, edge = 0] = reach(animation, 'window', frame).find(([left]) => left > 24) ?? [];
    for (const [, right] of reach(animation, 'columns', frame))
      expect(right, `frame ${frame}`).toBeLessThanOrEqual(edge + 23.3);
  }
});

/** Distances from where a piece of the line ends to where the next begins. */
const gaps = (pieces: readonly (readonly number[][])[]) =>
  pieces.slice(1).map((piece, index) => {
    const [x = 0, y = 0] = pieces[index]?.at(-1) ?? [];
    const [nextX = 0, nextY = 0] = piece[0] ?? [];
    return Math.round(Math.hypot(nextX - x, nextY - y) * 10) / 10;
  });

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
    // What is stroked with flat caps: the rest is the round head.
    const strokes = drawnAt({ ...animation, layers }, frame)
      .toReversed()
      .map((group) => JSON.stringify(group))
      .filter((group) => group.includes('"lc":1'))
      .map((group): number[][] => JSON.parse(/"v":(\[\[.*?\]\])/.exec(group)?.[1] ?? '[]'));
    expect(gaps(strokes)).toEqual(expected);
  });

  it('in its poster, too', () => {
    const strokes = [
      ...written('services/brand-strategy.svg').matchAll(/<path d="([^"]+)" stroke="#0B6B26"/g),
    ].map(([, d = '']) => {
      const cubics = parsePath(d).flatMap((subpath) => subpath.cubics);
      return [[...(cubics[0]?.[0] ?? [])], [...(cubics.at(-1)?.[3] ?? [])]];
    });
    expect(gaps(strokes)).toEqual(cut);
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
  it('paints only with the tokens', () => {
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
