// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '@/lib/alphabet/name';
import type { Pose } from '@/lib/point';
import { pillBoundsFor, pillSize } from '@/physics/pill-bounds';
import { NameStage } from './name-stage';
import { PillStage } from './pill-stage';

const copy = [
  { top: -504, bottom: -420, right: 998 },
  { top: -392, bottom: -293, right: 935 },
];
const bounds = pillBoundsFor({ width: 1440, height: 769, side: 80, copy });

beforeEach(() => void vi.useFakeTimers());

const svg = () => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.innerHTML =
    '<g data-layer="place"/><g data-layer="out"/><g data-layer="way"/><g data-layer="stand"/>';
  return element;
};

/** Lets so many ms pass, and scripts load. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
};

/** A hero whose pills lie in their pile, and the name's stage above it. */
const openHero = async () => {
  const root = document.createElement('div');
  root.innerHTML = '<i><i data-pill></i></i>'.repeat(19);
  const drawing = svg();
  const pills = new PillStage(root, bounds);
  pills.setVisible(true);
  pills.setMotion({ isOff: false, isSettled: true });
  await pass(4000);
  const name = new NameStage(drawing, pills);
  /** As on the page, the name hears of it before the pills do. */
  const setOff = (isOff: boolean) => {
    name.setMotion(isOff ? 'off' : 'on');
    pills.setMotion({ isOff, isSettled: false });
  };
  /** The poses of the pills that can be seen. */
  const shown = () =>
    pills.poses.filter((_, index) => !root.children[index]?.querySelector('[data-away]'));
  const isWritten = () => drawing.querySelector('[data-layer="stand"] path') !== null;
  const close = () => {
    name.dispose();
    pills.dispose();
  };
  return { name, setOff, drawing, shown, isWritten, close };
};

const events = {
  write: ({ name }) => name.write('Acme'),
  pause: ({ setOff }) => setOff(true),
  resume: ({ setOff }) => setOff(false),
  delete: ({ name }) => name.write(''),
} satisfies Record<string, (hero: Awaited<ReturnType<typeof openHero>>) => void>;

const orders: readonly (readonly (keyof typeof events)[])[] = [
  ['write', 'pause', 'resume', 'delete'],
  ['write', 'pause', 'delete', 'resume'],
  ['write', 'delete', 'pause', 'resume'],
  ['pause', 'write', 'resume', 'delete'],
  ['pause', 'write', 'delete', 'resume'],
  ['pause', 'resume', 'write', 'delete'],
];

const { width: acmeWidth } = layOut('ACME');
/** Whether the box of a pill meets that of ACME: pieces 47 px thick, from 80 px on. */
const meetsName = ({ x, y, angle }: Pose) => {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { width, height } = pillSize;
  const across = (cos * width + sin * height) / 2;
  const down = (sin * width + cos * height) / 2;
  return x + across > 80 && x - across < 80 + acmeWidth * 47 && y + down > -4.22 * 47;
};

const cases = [30, 300, 4000].flatMap((apart) => orders.map((order) => ({ order, apart })));

it.each(cases)(
  '$order, $apart ms apart: no pill lies on letters while paused, and 19 are whole at the end',
  async ({ order, apart }) => {
    const hero = await openHero();
    let isOff = false;
    for (const event of order) {
      events[event](hero);
      await pass(apart);
      isOff = event === 'pause' || (isOff && event !== 'resume');
      expect(isOff && hero.isWritten() ? hero.shown().filter(meetsName) : []).toEqual([]);
    }
    await pass(6000);
    expect(hero.shown()).toHaveLength(19);
    expect(hero.drawing.querySelector('path')).toBeNull();
    for (const { x, y } of hero.shown()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(bounds.right);
      expect(y).toBeLessThan(bounds.stop);
    }
    hero.close();
  },
);

it('a pill that had no place beside a paused name comes out of the line once motion goes on', async () => {
  const hero = await openHero();
  hero.setOff(true);
  hero.name.write('Acme');
  await pass(100);
  const used = layOut('ACME').pieces.length;
  expect(hero.shown().length).toBeLessThan(19 - used);
  hero.setOff(false);
  await pass(4000);
  expect(hero.shown()).toHaveLength(19 - used);
  expect(hero.shown().filter(meetsName)).toEqual([]);
  hero.close();
});
