import { describe, expect, it } from 'vitest';
import { layOut } from '@/lib/alphabet/name';
import { createAssembly, type LoosePiece, type Place } from './assembly';

const frame = 1000 / 60;

const places = (text: string, unit = 47): Place[] => {
  const { pieces, hero } = layOut(text);
  const signs = Array.from(text.replaceAll(' ', ''));
  return pieces.map((piece, index) => ({
    key: `${signs.slice(0, piece.letter + 1).join('')} ${index - pieces.findIndex(({ letter }) => letter === piece.letter)}`,
    letter: piece.letter,
    piece,
    x: 80,
    y: -4.22 * unit,
    unit,
    color: index === hero ? '#00BE2A' : '#0B1A10',
    isHero: index === hero,
    ...(piece.kind === 'bar' && piece.length * unit >= 170 && { labelColor: '#F7F5EE' }),
  }));
};

/** Nineteen loose pieces, every third one blank, in a row at the right. */
const open = () => {
  const pile = new Map(
    Array.from({ length: 19 }, (_, id): [number, LoosePiece] => [
      id,
      {
        id,
        x: 1200 - id * 20,
        y: -24,
        angle: 0,
        width: 170,
        height: 47,
        color: '#FFB82E',
        label: id % 3 === 0 ? '' : 'LABEL',
        labelColor: '#0B1A10',
      },
    ]),
  );
  let isReady = true;
  let now = 0;
  const spins: number[] = [];
  const loose = new Map(pile);
  const stage = createAssembly({
    isReady: () => isReady,
    take(_, keepsLabel) {
      const all = [...pile.values()];
      const piece = all.find(({ label }) => (label !== '') === keepsLabel) ?? all[0];
      if (piece) pile.delete(piece.id);
      return piece;
    },
    landing: (pose) => ({ ...pose, y: Math.min(pose.y, -86) }),
    give(id, pose, spin) {
      const piece = loose.get(id);
      if (piece) pile.set(id, { ...piece, ...pose });
      spins.push(spin);
    },
    ceiling: -300,
  });
  /** Runs for so many ms, and checks that no piece is lost or doubled at any time. */
  const run = (ms: number) => {
    let isMoving = true;
    for (const until = now + ms; now < until; now += frame) {
      isMoving = stage.advance(now);
      const ids = [...pile.keys(), ...stage.taken];
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, id) => id));
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
    wait: () => (isReady = false),
    go: () => (isReady = true),
    write: (text: string, how: 'typed' | 'pasted' | 'stand' = 'typed', unit = 47) =>
      stage.write(places(text, unit), how, now),
    /** Pieces that stand, of those that should. */
    stands: (text: string, unit = 47) => {
      const wanted = places(text, unit).map(({ key }) => key);
      return stage.standing.toSorted().join() === wanted.toSorted().join();
    },
    shapes: () => stage.shapes(now),
  };
};

describe('a letter', () => {
  it('stands within 880 ms, out of pieces of the pile, and then asks for no frame', () => {
    const { write, run, stands, pile } = open();
    write('X');
    expect(run(840)).toBe(true);
    expect(stands('X')).toBe(false);
    run(80);
    expect(stands('X')).toBe(true);
    expect(pile.size).toBe(14);
    expect(run(300)).toBe(false);
  });

  it('shows its places at once, and its pieces in the drawn shape at the end', () => {
    const { write, run, shapes } = open();
    write('I');
    expect(shapes().map(({ layer }) => layer)).toEqual(['place', 'place']);
    run(1200);
    expect(shapes()).toMatchObject([
      { layer: 'stand', path: 'M0 .5a.5.5 0 0 1 1 0a.5.5 0 0 1-1 0z', fill: '#00BE2A' },
      { layer: 'stand', path: 'M0 0H2.78v1H0z', fill: '#0B1A10' },
    ]);
  });

  it('keeps the label of a pill on a stem at full size only', () => {
    const { write, run, shapes } = open();
    const labels = () => shapes().flatMap(({ label }) => label?.text ?? []);
    write('H');
    run(1200);
    expect(labels()).toEqual(['LABEL', 'LABEL']);
    write('H', 'typed', 36);
    run(1200);
    expect(labels()).toEqual([]);
  });

  it('falls as its pill again 160 ms after it is deleted, and blank pieces sink', () => {
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
});

describe('a name', () => {
  it('pasted with twelve letters stands after 1,260 ms, also in place of another', () => {
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

  it('is what was typed last, however fast', () => {
    const { write, run, stands, pile } = open();
    const typed = [
      'A',
      'AC',
      'ACM',
      'ACME',
      'ACM',
      'AC',
      'A',
      '',
      'Z',
      'ZI',
      'ZIN',
      'ZINC',
      'ZINCO',
    ];
    for (const name of typed) {
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

  it('waits as places until pieces can be taken', () => {
    const { write, run, stands, shapes, pile, wait, go } = open();
    wait();
    write('AB');
    run(900);
    expect(pile.size).toBe(19);
    expect(new Set(shapes().map(({ layer }) => layer))).toEqual(new Set(['place']));
    go();
    run(1300);
    expect(stands('AB')).toBe(true);
  });

  it('stands at once without motion, and everything lands when motion stops', () => {
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
    const [place] = places('I').slice(1);
    const at = { x: 2, y: 0.5 };
    const label = { label: '', labelColor: '#F7F5EE', color: '#0B1A10' };
    const loose = { id: 0, x: 120, y: -130, angle: Math.PI / 2 + 0.8, width: 47, height: 47 };
    const stage = createAssembly({
      isReady: () => true,
      take: (_at, _keepsLabel, key) =>
        key === place?.key ? { ...loose, ...label, at } : undefined,
      landing: (pose) => pose,
      give: () => undefined,
      ceiling: -300,
    });
    stage.write(place ? [place] : [], 'snapped', 0);
    const angles: number[] = [];
    for (let now = 0; stage.advance(now); now += frame) {
      const shape = stage.shapes(now).at(-1);
      const [, y = 0] = /translate\(\S+ (\S+)\)/.exec(shape?.transform ?? '')?.map(Number) ?? [];
      angles.push(Number(/rotate\((\S+)\)/.exec(shape?.transform ?? '')?.[1]));
      expect(shape?.path).toBe('M0 0H2.78v1H0z');
      expect(y).toBeGreaterThan(-140);
      expect(now).toBeLessThan(400);
    }
    expect(stage.standing).toEqual([place?.key]);
    expect(Math.max(...angles)).toBeLessThan(137);
    expect(Math.min(...angles)).toBeGreaterThan(89);
  });

  it('slides and shrinks from where it stands', () => {
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
});
