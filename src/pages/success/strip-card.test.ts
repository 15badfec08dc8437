import { expect, it } from 'vitest';
import { readReceipt } from '@/features/brand-audit/answers';
import { layoutOf } from '@/lib/alphabet/name-picture';
import { receiptOf } from '../../../tests/fill-audit';
import { stripCard } from './strip-card';

/** @returns the card of a company's audit, in names of colours, with letters 10 px wide */
const cardOf = (company: string) => {
  const receipt = readReceipt({ audit: { ...receiptOf(), company } });
  if (!receipt) throw new Error('No receipt');
  return stripCard(receipt, { measure: (text) => 10 * text.length, color: (name) => name });
};

it.each([
  ['Acme', 9.5],
  // Dots over its letters make it as high as the logo.
  ['Löwe & Söhne', 9.5 * 0.82],
  // Too wide for 520 px otherwise.
  ['Mmmmmmmmmmmm', 520 / 62.55],
])('sets %s in pieces, as high as the logo where it fits beside it', (company, thickness) => {
  const layout = layoutOf(company);
  const { shapes, texts } = cardOf(company);
  const pieces = shapes.filter(({ scale }) => Math.abs(scale - thickness) < 0.05);
  expect(pieces).toHaveLength(layout?.pieces.length ?? 0);
  expect(new Set(pieces.map(({ color }) => color))).toEqual(new Set(['ink']));
  const edges = pieces.map(({ x }) => x);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(1136 - (layout?.width ?? 0) * thickness - 1);
  expect(Math.max(...edges)).toBeLessThan(1137);
  expect(texts.find(({ text }) => text.includes('2026'))).toMatchObject({ x: 1136, y: 122 });
  expect(texts.map(({ text }) => text)).not.toContain(company);
});

it.each([
  ['한빛', '한빛'],
  ['Ж'.repeat(80), `${'Ж'.repeat(61)}…`],
])('sets a name in type that the alphabet cannot write', (company, shown) => {
  const { texts } = cardOf(company);
  expect(texts.find(({ text }) => text === shown)).toMatchObject({ x: 1136, y: 74 });
  expect(texts.find(({ text }) => text.includes('2026'))).toMatchObject({ x: 1136, y: 100 });
});
