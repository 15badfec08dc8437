import { describe, expect, it } from 'vitest';
import { answerLine, pieceLength } from './answer-line';

describe('answerLine', () => {
  const line = answerLine(666, 28);

  it('lays twenty slots on three rows, the middle one running back', () => {
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

  it('fills its width to the edge with the two turns', () => {
    expect(line.slotWidth).toBe(62);
    expect(line.slots[14]?.x).toBe(57);
    expect(line.height).toBe(168);
    expect(line.turns).toEqual([
      { x: 617, top: 14, bottom: 84, side: 'right' },
      { x: 49, top: 84, bottom: 154, side: 'left' },
    ]);
  });

  it('lays them on five rows where it is narrow, every other one running back', () => {
    const five = answerLine(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 });
    expect(five.slots).toHaveLength(20);
    for (const last of [3, 7, 11, 15]) expect(five.slots[last]?.x).toBe(five.slots[last + 1]?.x);
    expect(five.turns.map(({ side }) => side)).toEqual(['right', 'left', 'right', 'left']);
    const ends = five.slots.map(({ x }) => x + five.slotWidth);
    expect(Math.min(...five.slots.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(300);
    expect(five.height).toBe(4 * 55 + 22);
  });

  it('draws a full length, a short piece, or a dot', () => {
    expect([2, 1, 0].map((points) => pieceLength(points, 62, 28))).toEqual([62, 36.4, 28]);
  });
});
