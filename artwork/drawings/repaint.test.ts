import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colors } from '../../tailwind.config';
import painted from './painted.json';
import { changes, drawingsIn, repaint } from './repaint';

it('drawings and films use the current colour tokens (run npm run assets if not)', () => {
  expect(painted).toEqual({ drawings: colors, films: colors });
});

it('the drawings contain the green token', () => {
  const drawn = drawingsIn('public').map((file) => readFileSync(`public/${file}`, 'utf8'));
  expect(drawn.filter((svg) => svg.includes(colors.green)).length).toBeGreaterThan(20);
});

it('replaces changed colours in one pass, even when two swap, and keeps the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  for (const name of ['about', 'blog', 'illustrations', 'services']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'favicon.svg'), '#00BE2A #0B1A10 #123456');
  writeFileSync(join(folder, 'about/map.svg'), '#123456');
  const before = { green: '#00BE2A', ink: '#0B1A10', hair: 'rgb(11 26 16 / 16%)' };
  const changed = changes(before, { green: '#0B1A10', ink: '#00be2a', hair: 'none' });
  expect(repaint(folder, changed).map(({ file }) => file)).toEqual(['favicon.svg']);
  expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe('#0B1A10 #00BE2A #123456');
  rmSync(folder, { recursive: true });
});

it('rejects two tokens with one colour', () => {
  expect(() => changes({}, { green: '#BFEFC4', mint: '#bfefc4' })).toThrow('the same colour');
});
