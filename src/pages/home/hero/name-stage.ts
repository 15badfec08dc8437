import { pills as pillTexts } from '@/content/home-pills';
import {
  advance,
  emptyAssembly,
  finish,
  isMoving,
  type Pile,
  sink,
  type Step,
  surface,
  writePlaces,
} from '@/motion/assembly';
import { type LoosePiece, shapesAt } from '@/motion/assembly-frame';
import { assemblyView } from '@/motion/assembly-view';
import { createFrameLoop } from '@/physics/frame-loop';
import { ceilingOf, emptyLine, pillsInTheWay, roomFor, writeLine } from './name-line';
import type { PillStage } from './pill-stage';

/** Pills in the way sink this long after the pile has last been pushed, in ms. */
const sinkAfter = 2000;

/** Pieces travel; or they arrive at once, since nobody sees them, or since motion is reduced or paused. */
export type NameMotion = 'on' | 'unseen' | 'off';

interface NameStageOptions {
  /** Has a group for each layer of the stage; its origin is the floor's left end. */
  svg: SVGElement;
  pills: PillStage;
  /** Called with a pill that leaves the pile. */
  onTake: (index: number) => void;
  motion: NameMotion;
}

/** @returns the colors of the name, and the look of each pill as a loose piece */
const readColors = () => {
  const style = getComputedStyle(document.documentElement);
  const color = (token: string) => style.getPropertyValue(`--${token}`).trim();
  const colors = { ink: color('ink'), cream: color('cream'), green: color('green') };
  const looks = pillTexts.map(({ tone, label }, id) => ({
    id,
    label,
    color: color(tone),
    labelColor: tone === 'ink' || tone === 'forest' ? colors.cream : colors.ink,
  }));
  return { colors, looks };
};

/**
 * Writes the name on the line with the hero's pills: `name-line.ts` says what stands, `assembly.ts` which pill becomes
 * which piece; here both are applied to the page (docs/rules.md#name-on-the-line).
 */
export function createNameStage({ svg, pills, onTake, motion: firstMotion }: NameStageOptions) {
  const draw = assemblyView(svg);
  const { colors, looks } = readColors();
  let motion = firstMotion;
  let name = '';
  let line = emptyLine;
  let assembly = emptyAssembly;
  /** When the name last pushed the pile, in ms; undefined: what was in the way has sunk. */
  let pushedAt: number | undefined;

  const looseAt = (index: number): LoosePiece[] => {
    const [look, pose] = [looks[index], pills.poses[index]];
    return look && pose ? [{ ...look, ...pose, ...pills.bounds.pill }] : [];
  };
  const pile = (): Pile => {
    const { poses, bounds } = pills;
    return {
      isReady: pills.isReady,
      loose: looks.flatMap((look, index) => {
        const pose = poses[index];
        return pose && !pills.isBusy(index) ? { ...look, ...pose, ...bounds.pill } : [];
      }),
      room: roomFor(bounds),
      ceiling: ceilingOf(bounds),
    };
  };
  const take = (index: number) => {
    pills.take(index);
    onTake(index);
  };
  const apply = (step: Step) => {
    ({ assembly } = step);
    step.given.forEach(({ id, pose, spin }) => pills.give(id, pose, spin));
    step.taken.forEach(take);
  };

  /** Sinks the pills that are in the way of what stands. */
  const clearWay = (now: number) => {
    const engine = { isMotionOff: motion === 'off', overCopy: pills.overCopy() };
    const inTheWay = pillsInTheWay(line, pills.poses, pills.bounds, engine).filter(
      (index) => !pills.isBusy(index),
    );
    assembly = sink(assembly, inTheWay.flatMap(looseAt), now);
    inTheWay.forEach(take);
  };
  /** Without motion pills are simply back, and simply gone. */
  const bringBackAtOnce = () =>
    apply(finish(surface(assembly, pile(), -Infinity), pile(), -Infinity));
  const clearWayAtOnce = () => clearWay(-Infinity);

  const loop = createFrameLoop((now) => {
    apply(advance(assembly, pile(), now));
    if (pushedAt !== undefined && now - pushedAt >= sinkAfter) {
      pushedAt = undefined;
      clearWay(now);
    }
    draw(shapesAt(assembly, now, ceilingOf(pills.bounds)));
    return isMoving(assembly, now) || pushedAt !== undefined;
  });

  const set = (typed: string, isResize: boolean) => {
    const now = performance.now();
    const before = line;
    name = typed;
    line = writeLine(before, typed, pills.bounds, colors);
    const added = line.letters.length - before.letters.length;
    const isPushed = line.wall !== pills.bounds.left;
    // First, so that what falls knows where the pile begins.
    if (isPushed) pills.runWall(line.wall);
    const coming = added > 1 ? 'pasted' : 'typed';
    const isStill = isResize || motion !== 'on';
    if (motion === 'off') bringBackAtOnce();
    apply(writePlaces(assembly, line.places, isStill ? 'stand' : coming, pile(), now));
    if (isPushed && motion === 'on') pushedAt = now;
    if (motion === 'off') clearWayAtOnce();
    else if (added < 0) assembly = surface(assembly, pile(), now);
    loop.start();
  };

  return {
    write: (typed: string) => set(typed, false),
    /** Places the letters for another size of the window, without travel. */
    resize: () => set(name, true),
    /** @returns how the name is shown; false: there is nothing to show */
    written: () => line.shown,
    /** Where nobody sees it, and when motion stops, everything arrives at once; when it goes on, pills come out again. */
    setMotion(next: NameMotion) {
      if (next === motion) return;
      const now = performance.now();
      const wasOff = motion === 'off';
      motion = next;
      if (next !== 'on') apply(finish(assembly, pile(), now));
      if (next === 'off') {
        pushedAt = undefined;
        clearWayAtOnce();
      } else if (wasOff) {
        assembly = surface(assembly, pile(), now);
        pushedAt = now;
      }
      loop.start();
    },
    dispose: () => loop.stop(),
  };
}

export type NameStage = ReturnType<typeof createNameStage>;
