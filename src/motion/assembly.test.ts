import { expect, it } from 'vitest';
import { drawPiece } from '@/lib/alphabet/draw-piece';
import { layOut } from '@/lib/alphabet/name';
import {
  advance,
  type Coming,
  emptyAssembly,
  finish,
  isMoving,
  sink,
  type Step,
  surface,
  writePlaces,
} from './assembly';
import { shapesAt } from './assembly-shapes';
import type { LoosePiece, Place } from './assembly-stage';

const frame = 1000 / 60;

const places = (text: string, unit = 47): Place[] => {
  const { pieces } = layOut(text);
  return pieces.map((piece, index) => ({
    key: `${text.slice(0, piece.letter + 1)} ${index - pieces.findIndex(({ letter }) => letter === piece.letter)}`,
    letter: piece.letter,
    piece,
    x: 80,
    y: -4.22 * unit,
    unit,
    color: '#0B1A10',
    isHero: false,
    ...(piece.kind === 'bar' && piece.length * unit >= 170 && { labelColor: '#F7F5EE' }),
  }));
};

const bar = { width: 170, height: 47, color: '#FFB82E', labelColor: '#0B1A10' };

/** Nineteen loose pieces, every third one blank, in a row at the right. */
const nineteen = Array.from({ length: 19 }, (_, id): LoosePiece => {
  return { ...bar, id, x: 1200 - id * 20, y: -24, angle: 0, label: id % 3 === 0 ? '' : 'LABEL' };
});

/** A drawing, its pile and a clock. */
const open = (loose: readonly LoosePiece[] = nineteen) => {
  const pile = {
    isReady: true,
    loose,
    room: { left: 0, right: 1440, top: -300 },
    ceiling: -300,
  };
  let assembly = emptyAssembly;
  let now = 0;
  const spins: number[] = [];
  const apply = (step: Step) => {
    ({ assembly } = step);
    const back = step.returned.flatMap(({ loose: { id }, pose }) => {
      const piece = loose.find((each) => each.id === id);
      return piece ? { ...piece, ...pose } : [];
    });
    pile.loose = [...pile.loose, ...back].filter(({ id }) => !step.taken.includes(id));
    spins.push(...step.returned.map(({ spin }) => spin));
  };
  /** Runs for so many ms, and checks that no piece is lost or doubled at any time. */
  const run = (ms: number) => {
    for (const until = now + ms; now < until; now += frame) {
      apply(advance(assembly, pile, now));
      const held = [...assembly.pieces, ...assembly.sunk].flatMap(
        ({ loose: one }) => one?.id ?? [],
      );
      const ids = [...pile.loose.map(({ id }) => id), ...held];
      expect(ids.toSorted((a, b) => a - b)).toEqual(loose.map(({ id }) => id));
      const keys = shapesAt(assembly, now, pile.ceiling).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    return isMoving(assembly, now);
  };
  return {
    pile,
    spins,
    run,
    write: (text: string, how: Coming = 'typed', unit = 47) =>
      apply(writePlaces(assembly, places(text, unit), how, pile, now)),
    put: (place: Place, how: Coming) => apply(writePlaces(assembly, [place], how, pile, now)),
    finish: () => apply(finish(assembly, pile, now)),
    /** Sinks all loose pieces left of x. */
    sinkLeftOf: (x: number) => {
      const under = pile.loose.filter((each) => each.x < x);
      pile.loose = pile.loose.filter((each) => each.x >= x);
      assembly = sink(assembly, under, now);
    },
    surface: () => {
      assembly = surface(assembly, pile, now);
    },
    /** Whether all pieces stand that should. */
    stands: (text: string, unit = 47) => {
      const wanted = places(text, unit).map(({ key }) => key);
      const standing = assembly.pieces.filter(({ phase }) => phase.kind === 'standing');
      const keys = standing.map(({ place }) => place.key);
      return keys.toSorted().join() === wanted.toSorted().join();
    },
    shapes: () => shapesAt(assembly, now, pile.ceiling),
    labels: () => shapesAt(assembly, now, pile.ceiling).flatMap(({ label }) => label?.text ?? []),
  };
};

it('a letter stands within 880 ms, out of pieces of the pile, and then asks for no frame', () => {
  const { write, run, stands, pile } = open();
  write('X');
  expect(run(840)).toBe(true);
  expect(stands('X')).toBe(false);
  run(80);
  expect(stands('X')).toBe(true);
  expect(pile.loose).toHaveLength(14);
  expect(run(300)).toBe(false);
});

it('a letter keeps the label of a pill on a stem at full size only', () => {
  const { write, run, labels } = open();
  write('H');
  run(1200);
  expect(labels()).toEqual(['LABEL', 'LABEL']);
  write('H', 'typed', 36);
  run(1200);
  expect(labels()).toEqual([]);
});

it('a letter slides and shrinks from where it stands', () => {
  const { write, run, shapes } = open();
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(shapes().at(-1)?.transform ?? '')?.[1]);
  write('U');
  run(1200);
  write('U', 'typed', 36);
  expect(scale()).toBe(47);
  run(240);
  expect(scale()).toBeGreaterThan(38);
  expect(scale()).toBeLessThan(45);
  run(300);
  expect(scale()).toBe(36);
});

it('a letter falls as its pill again 160 ms after it is deleted, and blank pieces sink', () => {
  const { write, run, pile, spins, shapes } = open();
  write('A');
  run(1200);
  write('');
  run(140);
  expect(pile.loose).toHaveLength(17);
  run(60);
  expect(pile.loose).toHaveLength(19);
  expect(spins.map(Math.abs)).toEqual([0.02, 0.02]);
  expect(shapes()).toEqual([]);
});

it('a name pasted with twelve letters stands after 1,260 ms, also in place of another', () => {
  const { write, run, stands, pile } = open();
  write('LULULULULULU', 'pasted', 28);
  run(1240);
  expect(stands('LULULULULULU', 28)).toBe(false);
  run(40);
  expect(stands('LULULULULULU', 28)).toBe(true);
  expect(pile.loose).toHaveLength(7);
  write('KETTLEWICKER', 'pasted', 28);
  run(1300);
  expect(stands('KETTLEWICKER', 28)).toBe(true);
  expect(pile.loose).toHaveLength(0);
});

it('a name is what was typed last, however fast', () => {
  const { write, run, stands, pile } = open();
  for (const name of 'A AC ACM ACME ACM AC A  Z ZI ZIN ZINC ZINCO'.split(' ')) {
    write(name);
    run(50);
  }
  run(1500);
  expect(stands('ZINCO')).toBe(true);
  write('', 'pasted');
  run(1500);
  expect(stands('')).toBe(true);
  expect(pile.loose).toHaveLength(19);
});

it('a name waits as places until pieces can be taken', () => {
  const { write, run, stands, shapes, pile } = open();
  pile.isReady = false;
  write('AB');
  run(900);
  expect(pile.loose).toHaveLength(19);
  expect(new Set(shapes().map(({ layer }) => layer))).toEqual(new Set(['place']));
  pile.isReady = true;
  run(1300);
  expect(stands('AB')).toBe(true);
});

it('a name stands at once without motion, and everything lands when motion stops', () => {
  const { write, run, stands, finish: land, pile } = open();
  write('U', 'stand');
  expect(stands('U')).toBe(true);
  write('ZINC');
  run(200);
  land();
  expect(stands('ZINC')).toBe(true);
  expect(pile.loose).toHaveLength(9);
  expect(run(1)).toBe(false);
});

it('a name that stands without motion bears no labels, one that lands early only those on stems', () => {
  const still = open();
  still.write('HILL', 'stand');
  expect(still.labels()).toEqual([]);
  const paused = open(nineteen.map((loose) => ({ ...loose, label: 'LABEL' })));
  paused.write('SC');
  paused.run(100);
  expect(paused.labels().length).toBeGreaterThan(0);
  paused.finish();
  expect(paused.labels()).toEqual([]);
});

it('a piece that sinks comes out of the line again where the pile has room', () => {
  const { sinkLeftOf, surface: comeOut, run, pile, shapes } = open();
  sinkLeftOf(901);
  expect(shapes().map(({ layer }) => layer)).toEqual(['out', 'out', 'out', 'out']);
  run(300);
  expect(shapes()).toEqual([]);
  pile.room.left = 1000;
  comeOut();
  expect(run(240)).toBe(true);
  expect(pile.loose).toHaveLength(15);
  expect(run(40)).toBe(false);
  expect(Math.min(...pile.loose.slice(15).map(({ x }) => x))).toBeGreaterThan(1080);
});

it('takes a piece that is the piece itself straight and the short way round to its place', () => {
  const [place] = places('I').slice(1);
  const pose = { x: 120, y: -130, angle: Math.PI / 2 + 0.8 };
  const loose = { ...bar, ...pose, id: 0, width: 47, label: '', anchor: { x: 2, y: 0.5 } };
  const { put, run, shapes } = open([loose]);
  if (!place) throw new Error('I has two pieces');
  put(place, 'snapped');
  let time = 0;
  while (run(1)) {
    time += frame;
    const { path, transform = '' } = shapes().at(-1) ?? {};
    const [, y, angle] = /translate\(\S+ (\S+)\) rotate\((\S+)\)/.exec(transform) ?? [];
    expect(path).toBe(drawPiece(place.piece).path);
    expect(Number(y)).toBeGreaterThan(-140);
    expect(Math.abs(Number(angle) - 113)).toBeLessThan(24);
    expect(time).toBeLessThan(400);
  }
  expect(shapes().map(({ key, layer }) => [key, layer])).toEqual([[place.key, 'stand']]);
});
