import { describe, expect, it } from 'vitest';
import { distanceAlongLine, answerLine, pieceBox, pieceLength, railLine } from './answer-line';

describe('answerLine', () => {
  const line = answerLine(666, 28);

  it('lays twenty places on three rows, the middle one running back', () => {
    expect(line.slots).toHaveLength(20);
    expect(line.slots.map(({ y }) => y)).toEqual([
      ...Array<number>(6).fill(0),
      ...Array<number>(8).fill(70),
      ...Array<number>(6).fill(140),
    ]);
    expect(line.slots[5]?.x).toBe(line.slots[6]?.x);
    expect(line.slots[13]?.x).toBe(line.slots[14]?.x);
    expect(line.slots.filter(({ isReversed }) => isReversed)).toHaveLength(8);
  });

  it('fills its width to the edge with the two half rings', () => {
    expect(line.slotWidth).toBe(62);
    expect(line.slots[14]?.x).toBe(57);
    expect(line.height).toBe(168);
    expect(line.bends).toEqual(['M617 14a35 35 0 0 1 0 70', 'M49 84a35 35 0 0 0 0 70']);
  });

  it('lays them on five rows if it is narrow, every other row backwards', () => {
    const five = answerLine(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 });
    expect(five.slots).toHaveLength(20);
    for (const last of [3, 7, 11, 15]) expect(five.slots[last]?.x).toBe(five.slots[last + 1]?.x);
    expect(five.bends.map((bend) => bend.startsWith('M261.5'))).toEqual([true, false, true, false]);
    const ends = five.slots.map(({ x }) => x + five.slotWidth);
    expect(Math.min(...five.slots.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(300);
    expect(five.height).toBe(4 * 55 + 22);
  });
});

describe('railLine', () => {
  it.each([
    [10, 2, 22, 532],
    [12, 3, 28.8, 699],
    [14, 3, 33.6, 805],
  ])('%i thick is 3.5 times as wide, its twenty places and two bends %f apart', (...drawn) => {
    const [thickness, gap, place, length] = drawn;
    const upright = railLine({ thickness, gap, place, isUpright: true });
    expect(upright.width).toBe(3.5 * thickness);
    expect(upright.height).toBeCloseTo(length, 6);
    const lying = railLine({ thickness, gap, place, isUpright: false });
    expect([lying.height, lying.width]).toEqual([upright.width, upright.height]);
  });

  it('shifts the middle eight places to one side, with a gap before and after each bend', () => {
    const { slots, bends } = railLine({ thickness: 10, gap: 2, place: 22, isUpright: true });
    expect(slots.map(({ x }) => x)).toEqual([
      ...Array<number>(6).fill(0),
      ...Array<number>(8).fill(25),
      ...Array<number>(6).fill(0),
    ]);
    expect([slots[5], slots[6]].map((slot) => slot?.y)).toEqual([120, 171]);
    expect([slots[13], slots[14]].map((slot) => slot?.y)).toEqual([339, 390]);
    expect(bends).toEqual([
      'M5 144a12.5 12.5 0 0 0 12.5 12.5a12.5 12.5 0 0 1 12.5 12.5',
      'M30 363a12.5 12.5 0 0 1 -12.5 12.5a12.5 12.5 0 0 0 -12.5 12.5',
    ]);
  });

  it('turns the other way when it is horizontal', () => {
    const { slots, bends } = railLine({ thickness: 10, gap: 2, place: 22, isUpright: false });
    expect([slots[5], slots[6]]).toMatchObject([
      { x: 120, y: 0 },
      { x: 171, y: 25 },
    ]);
    expect(bends).toEqual([
      'M144 5a12.5 12.5 0 0 1 12.5 12.5a12.5 12.5 0 0 0 12.5 12.5',
      'M363 30a12.5 12.5 0 0 0 12.5 -12.5a12.5 12.5 0 0 1 12.5 -12.5',
    ]);
  });
});

describe('distanceAlongLine', () => {
  const measures = { thickness: 10, gap: 2, place: 22 };

  it('runs from place to place, and round each bend', () => {
    const rail = railLine({ ...measures, isUpright: true });
    const along = rail.slots.map((_, index) => distanceAlongLine(measures, index));
    // Two quarter turns, or a half ring, longer than the 25 px that they go on.
    const bend = Math.PI * 12.5 - 25;
    expect(along[5]).toBe(rail.slots[5]?.y);
    expect(along[13]).toBeCloseTo((rail.slots[13]?.y ?? 0) + bend, 9);
    expect(along[19]).toBeCloseTo((rail.slots[19]?.y ?? 0) + 2 * bend, 9);
  });
});

describe('pieceLength', () => {
  it('is a full place, a short piece, or a dot', () => {
    expect([2, 1, 0].map((points) => pieceLength(points, 62, 28))).toEqual([62, 36.4, 28]);
  });

  it('is half a place if that is longer', () => {
    expect(pieceLength(1, 128, 47)).toBe(64);
  });
});

describe('pieceBox', () => {
  it('starts where the line comes from', () => {
    const rows = answerLine(666, 28);
    expect(pieceBox(rows, 14, 28)).toEqual({ x: 57, y: 140, width: 28, height: 28 });
    // The middle row runs from right to left.
    expect(pieceBox(rows, 13, 28)).toEqual({ x: 91, y: 70, width: 28, height: 28 });
    const rail = railLine({ thickness: 10, gap: 2, place: 22, isUpright: true });
    expect(pieceBox(rail, 1, 13)).toEqual({ x: 0, y: 24, width: 10, height: 13 });
    expect(pieceBox(rail, 6)).toEqual({ x: 25, y: 171, width: 10, height: 22 });
    expect(pieceBox(rail, 20)).toBeUndefined();
  });
});
