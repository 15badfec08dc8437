import { expect, it } from 'vitest';
import { type Landing, type Measures, planCrossing, times } from './crossing-plan';

/** A page left from its top, at 1440 × 900; the line is 47 px thick. */
const measures: Measures = {
  window: { width: 1440, height: 900 },
  header: 84,
  thickness: 47,
  isLeft: true,
  oldPage: { scroll: 0, footer: 3000 },
  newPage: { scroll: 0, main: 84, footer: 2000 },
  landing: undefined,
};

const landing: Landing = {
  kind: 'level',
  box: { x: 486, y: 395, width: 396, height: 47 },
  colour: 'ink',
  radius: '0px',
  isOnGreen: false,
};

/** @returns the style of an image at one of its keyframes */
const styleAt = (image: string, ms: number, change: Partial<Measures> = {}) => {
  const frames = planCrossing({ ...measures, ...change })[image] ?? [];
  const reached = frames.filter(({ offset }) => Number(offset) * times.end <= ms + 0.001);
  const { offset, easing, ...style } = Object.assign({}, ...reached);
  return style;
};

const line = 'group(line)';
const place = { top: '395px', height: '47px' };

it.each([
  ['left', true, '-47px', '-47px'],
  ['right', false, 'calc(1440px + var(--cut))', 'calc(var(--cut) - var(--r-section))'],
])(
  'the line comes from the %s and is across the window after 280 ms, at its landing’s height',
  (_, isLeft, from, left) => {
    const change = { isLeft, landing };
    expect(styleAt(line, 0, change)).toMatchObject({ left: from, width: '47px', ...place });
    expect(styleAt(line, 280, change)).toMatchObject({
      left,
      width: 'calc(1487px + var(--r-section))',
      ...place,
    });
  },
);

it('without a landing crosses the middle and has run out of the other side after 440 ms', () => {
  const middle = { top: '468.5px', height: '47px' };
  expect(styleAt(line, 0)).toMatchObject(middle);
  const gone = { left: 'calc(1440px + var(--r-section))', width: '0px', ...middle };
  expect(styleAt(line, 440)).toMatchObject(gone);
  expect(styleAt(line, 520)).toMatchObject(gone);
  expect(planCrossing(measures)).not.toHaveProperty('new(title)');
});

it('lands on the piece, to the pixel and in its colour, at its time', () => {
  const rest = { left: '486px', width: '396px', ...place, borderRadius: '0px' };
  expect(styleAt(line, 519, { landing })).not.toMatchObject(rest);
  expect(styleAt(line, 440, { landing })).toHaveProperty('backgroundColor', 'var(--green)');
  expect(styleAt(line, 520, { landing })).toEqual({ ...rest, backgroundColor: 'ink' });
  const headline: Landing = {
    ...landing,
    kind: 'headline',
    box: { x: -480, y: 216, width: 1075, height: 118 },
  };
  // From its axis.
  expect(styleAt(line, 280, { landing: headline })).toMatchObject({ top: '251.5px' });
  const bar = { left: '-480px', width: '1075px', top: '216px', height: '118px' };
  expect(styleAt(line, 480, { landing: headline })).toMatchObject(bar);
});

it('an upright landing grows from a dot', () => {
  const post: Landing = {
    ...landing,
    kind: 'down',
    box: { x: 80, y: 385, width: 47, height: 354 },
  };
  const dot = { left: '80px', width: '47px', top: '385px', height: '47px' };
  expect(styleAt(line, 440, { landing: post })).toMatchObject(dot);
  expect(styleAt(line, 520, { landing: post })).toMatchObject({ ...dot, height: '354px' });
});

it('on green it has the landing’s colour all the way', () => {
  const onGreen = { landing: { ...landing, isOnGreen: true } };
  expect(styleAt(line, 0, onGreen)).toHaveProperty('backgroundColor', 'ink');
});

it('the old page keeps its place, below the header, and slides away from the pressed link', () => {
  const change = {
    oldPage: { scroll: 2500, footer: 2600 },
    newPage: { scroll: 0, main: 84, footer: 2000 },
  };
  expect(styleAt('old(page)', 0, change)).toMatchObject({ transform: 'translateY(-2500px)' });
  expect(styleAt('old(footer)', 520, change)).toMatchObject({
    // From 2,000 px to 100.
    transform: 'translateY(-1900px)',
    clipPath: 'inset(0px 0 0)',
  });
  const under = { ...change, oldPage: { scroll: 2550, footer: 2600 } };
  expect(styleAt('old(footer)', 0, under)).toHaveProperty('clipPath', 'inset(34px 0 0)');
  for (const [isLeft, way] of [
    [true, 1],
    [false, -1],
  ] as const) {
    const away = { translate: `calc(min(24px, var(--gutter)) * ${way})` };
    expect(styleAt('old(page)', 200, { isLeft })).toMatchObject(away);
    expect(styleAt('old(footer)', 520, { isLeft })).toMatchObject(away);
  }
});

it('the heading is below its edge until the new page is whole, and in its place after 480 ms', () => {
  const below = { top: 'calc(100% + 8px)' };
  expect(styleAt('new(title)', 0, { landing })).toEqual(below);
  expect(styleAt('new(title)', 280, { landing })).toEqual(below);
  expect(styleAt('new(title)', 480, { landing })).toEqual({ top: '0px' });
});

it('every image is told where it is from the first frame to the last', () => {
  for (const kind of ['level', 'headline', 'down'] as const)
    for (const frames of Object.values(
      planCrossing({ ...measures, landing: { ...landing, kind } }),
    )) {
      const offsets = frames.map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      const { offset, easing, ...last } = frames.at(-1) ?? {};
      const all = new Set(frames.flatMap((frame) => Object.keys(frame)));
      expect(new Set([...Object.keys(last), 'offset', 'easing'])).toEqual(all);
    }
});
