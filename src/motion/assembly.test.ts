import { expect, it } from 'vitest';
import { drawPiece } from '@/lib/alphabet/draw-piece';
import { layOut } from '@/lib/alphabet/name';
import { createAssembly, type LoosePiece, type Place } from './assembly';

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
const open = (changes: Partial<Parameters<typeof createAssembly>[0]> = {}) => {
  const loose = Array.from({ length: 19 }, (_, id): LoosePiece => {
    return { ...bar, id, x: 1200 - id * 20, y: -24, angle: 0, label: id % 3 === 0 ? '' : 'LABEL' };
  });
  const pile = new Set(loose);
  let now = 0;
  const spins: number[] = [];
  const stage = createAssembly({
    isReady: () => true,
    take(_, keepsLabel) {
      const all = [...pile];
      const piece = all.find(({ label }) => (label !== '') === keepsLabel) ?? all[0];
      if (piece) pile.delete(piece);
      return piece;
    },
    landing: (pose) => ({ ...pose, y: Math.min(pose.y, -86) }),
    give(id, pose, spin) {
      const [piece] = loose.slice(id);
      if (piece) pile.add(Object.assign(piece, pose));
      spins.push(spin);
    },
    ceiling: -300,
    ...changes,
  });
  /** Runs for so many ms, and checks that no piece is lost or doubled at any time. */
  const run = (ms: number) => {
    let isMoving = true;
    for (const until = now + ms; now < until; now += frame) {
      isMoving = stage.advance(now);
      const ids = [...Array.from(pile, ({ id }) => id), ...stage.taken];
      expect(ids.toSorted((a, b) => a - b)).toEqual(loose.map(({ id }) => id));
      const keys = stage.shapes(now).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    return isMoving;
  };
  return {
    stage,
    pile,
    spins,
    run,
    write: (text: string, how: 'typed' | 'pasted' | 'stand' = 'typed', unit = 47) =>
      stage.write(places(text, unit), how, now),
    /** Whether all pieces stand that should. */
    stands: (text: string, unit = 47) => {
      const wanted = places(text, unit).map(({ key }) => key);
      return stage.standing.toSorted().join() === wanted.toSorted().join();
    },
    shapes: () => stage.shapes(now),
  };
};

it('a letter stands within 880 ms, out of pieces of the pile, and then asks for no frame', () => {
  const { write, run, stands, pile } = open();
  write('X');
  expect(run(840)).toBe(true);
  expect(stands('X')).toBe(false);
  run(80);
  expect(stands('X')).toBe(true);
  expect(pile.size).toBe(14);
  expect(run(300)).toBe(false);
});

it('a letter keeps the label of a pill on a stem at full size only', () => {
  const { write, run, shapes } = open();
  const labels = () => shapes().flatMap(({ label }) => label?.text ?? []);
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
  expect(pile.size).toBe(17);
  run(60);
  expect(pile.size).toBe(19);
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
  expect(pile.size).toBe(7);
  write('KETTLEWICKER', 'pasted', 28);
  run(1300);
  expect(stands('KETTLEWICKER', 28)).toBe(true);
  expect(pile.size).toBe(0);
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
  expect(pile.size).toBe(19);
});

it('a name waits as places until pieces can be taken', () => {
  let isReady = false;
  const { write, run, stands, shapes, pile } = open({ isReady: () => isReady });
  write('AB');
  run(900);
  expect(pile.size).toBe(19);
  expect(new Set(shapes().map(({ layer }) => layer))).toEqual(new Set(['place']));
  isReady = true;
  run(1300);
  expect(stands('AB')).toBe(true);
});

it('a name stands at once without motion, and everything lands when motion stops', () => {
  const { write, run, stands, stage, pile } = open();
  write('U', 'stand');
  expect(stands('U')).toBe(true);
  write('ZINC');
  run(200);
  stage.finish(200);
  expect(stands('ZINC')).toBe(true);
  expect(pile.size).toBe(9);
  expect(run(1)).toBe(false);
});

it('takes a piece that is the piece itself straight and the short way round to its place', () => {
  const place = places('I').slice(1);
  const pose = { x: 120, y: -130, angle: Math.PI / 2 + 0.8 };
  const loose = { ...bar, ...pose, id: 0, width: 47, label: '', at: { x: 2, y: 0.5 } };
  const { stage } = open({ take: () => loose });
  stage.write(place, 'snapped', 0);
  for (let now = 0; stage.advance(now); now += frame) {
    const { path, transform = '' } = stage.shapes(now).at(-1) ?? {};
    const [, y, angle] = /translate\(\S+ (\S+)\) rotate\((\S+)\)/.exec(transform) ?? [];
    expect(path).toBe(place[0] && drawPiece(place[0].piece).path);
    expect(Number(y)).toBeGreaterThan(-140);
    expect(Math.abs(Number(angle) - 113)).toBeLessThan(24);
    expect(now).toBeLessThan(400);
  }
  expect(stage.standing).toEqual(place.map(({ key }) => key));
});
