import { describe, expect, it } from 'vitest';
import { cutAtPeak, cutAtValue, progress, stretchBetween } from './easing';

describe('progress', () => {
  it('follows the parabolas of gravity exactly', () => {
    for (const t of [0.1, 0.25, 0.5, 0.9]) {
      expect(progress('fall', t)).toBeCloseTo(t * t, 6);
      expect(progress('rise', t)).toBeCloseTo(1 - (1 - t) ** 2, 6);
    }
  });

  it('stays at 0 while held and ends at 1', () => {
    expect(progress('hold', 0.99)).toBe(0);
    expect(progress('hold', 1)).toBe(1);
    expect(progress('roll', 0.5)).toBeCloseTo(0.5, 6);
  });
});

describe('cuts', () => {
  it('splits a curve into two parts that retrace it', () => {
    const cut = cutAtValue('roll', 0.2);
    for (const t of [0.1, 0.4, 0.8]) {
      const before = progress(cut.before, t) * cut.value;
      expect(before).toBeCloseTo(progress('roll', t * cut.time), 5);
      const after = cut.value + progress(cut.after, t) * (1 - cut.value);
      expect(after).toBeCloseTo(progress('roll', cut.time + t * (1 - cut.time)), 5);
    }
  });

  it('finds the peak of an overshoot, and none for other curves', () => {
    const peak = cutAtPeak('drop');
    const highest = Math.max(...Array.from({ length: 999 }, (_, i) => progress('drop', i / 999)));
    expect(peak?.value).toBeCloseTo(highest, 4);
    expect(cutAtPeak('roll')).toBeUndefined();
    expect(cutAtPeak('hold')).toBeUndefined();
  });

  it('keeps the control points of a cut overshoot between 0 and 1', () => {
    const peak = cutAtPeak('drop');
    for (const value of [...(peak?.before ?? [2]), ...(peak?.after ?? [2])]) {
      expect(value).toBeGreaterThanOrEqual(-1e-9);
      expect(value).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('extracts the part between two values', () => {
    const { begins, ends, curve } = stretchBetween('roll', 0.3, 0.7);
    expect(begins + ends).toBeCloseTo(1, 5);
    expect(progress(curve, 0.5)).toBeCloseTo(0.5, 5);
    const whole = stretchBetween('roll', 0, 1).curve;
    expect(progress(whole, 0.2)).toBeCloseTo(progress('roll', 0.2), 5);
  });
});
