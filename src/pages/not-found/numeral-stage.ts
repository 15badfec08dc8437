import type { NumeralWorld } from '@/physics/numeral-world';
import { createFrameLoop } from '@/physics/frame-loop';
import type { Pose } from '@/physics/pill-bounds';
import type { Point } from '@/physics/polygon';
import { numeralPushes } from './fall-pushes';
import { eggIndex, type NumeralMeasures, rescalePoses } from './numeral-measures';
import { createNumeralPainter } from './numeral-painter';
import type { Hunt } from './hunt';
import { createHuntPlay } from './hunt-play';
import { heldAngle, placeNear, snapReach } from './snap';

/** The numeral stays whole for this long before it falls, in ms of physics. */
const standTime = 600;

/** The hunt on the page, moved by the engine. */
export interface NumeralStage {
  /** Runs or pauses the engine: out of sight nothing is computed. In sight for the first time, the numeral falls. */
  setVisible: (isVisible: boolean) => void;
  /** While motion is off, nothing falls by itself, and a moved body settles at once. */
  setMotionOff: (isMotionOff: boolean) => void;
  /** Takes the numeral apart: for the first time under reduced motion, or once more. */
  takeApart: () => void;
  /** Grabs a body by a point of the area, drags that point, lets the body go; in px. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  /** Pushes the egg by a distance in px and keeps hold of it. */
  push: (by: Point) => void;
  /** Lets the egg go, and nothing else. */
  dropEgg: () => void;
  /** Puts a piece in a place that it fits. @returns whether it is there */
  place: (piece: number, place: number) => boolean;
  dispose: () => void;
}

interface NumeralStageOptions {
  measure: () => NumeralMeasures;
  isMotionOff: boolean;
  onChange: (hunt: Hunt, say: string) => void;
}

/**
 * Lets the numeral fall, and puts it together again (docs/rules.md#not-found-page).
 * @param area the element that holds pieces and egg
 */
export function createNumeralStage(
  area: HTMLElement,
  { measure, isMotionOff: startsMotionOff, onChange }: NumeralStageOptions,
): NumeralStage {
  let measures = measure();
  let world: NumeralWorld | undefined;
  let isMotionOff = startsMotionOff;
  let isVisible = false;
  let hasBegun = false;
  let isDisposed = false;
  /** The body in the hand: where it was taken, where its centre is going, and the point that is held. */
  let held: { index: number; from: Pose; target: Point; point: Point } | undefined;
  const painter = createNumeralPainter(area);
  // Written only on change: every write invalidates styles.
  const setState = (state: string) => {
    if (area.dataset['numeralState'] !== state) area.dataset['numeralState'] = state;
  };
  const endWorld = () => {
    world?.dispose();
    world = undefined;
    held = undefined;
  };
  const play = createHuntPlay({
    painter,
    current: () => ({ world, measures }),
    onChange,
    onFound: () => {
      endWorld();
      setState('asleep');
    },
  });

  /** A held piece turns to the nearest right angle; near a place that it fits it turns upright. */
  const turnHeld = () => {
    if (!held) return;
    const { index, target, point } = held;
    const pose = world?.poses[index];
    const reach = 2 * snapReach(measures.scale);
    const isNear = placeNear(target, play.openTargets(index), reach) !== undefined;
    world?.hold(point, pose && index !== eggIndex ? heldAngle(pose.angle, isNear) : undefined);
  };
  const loop = createFrameLoop((now) => {
    if (!world) return false;
    turnHeld();
    if (isMotionOff) world.settle();
    const isMoving = !isMotionOff && world.advance(now);
    if (play.hunt.phase === 'whole' && !world.isWhole) play.scatter();
    painter.draw(measures, world.poses);
    play.snapPushed(held?.index);
    setState(isMoving ? 'moving' : 'asleep');
    return isMoving;
  });
  const run = () => {
    if (world && isVisible) loop.start();
  };

  /** @param start a pose for each body; undefined for a piece in its place */
  const build = async (start: readonly (Pose | undefined)[], delay: number, hasFallen = false) => {
    const { createNumeralWorld } = await import('@/physics/numeral-world');
    if (isDisposed) return;
    endWorld();
    const pushes = hasFallen ? [] : numeralPushes(measures.bounds, measures.scale);
    const now = performance.now();
    world = createNumeralWorld(measures.bounds, measures.shapes, start, now, { delay, pushes });
    run();
  };
  const begin = () => {
    if (hasBegun || isMotionOff || !isVisible) return;
    hasBegun = true;
    measures = measure();
    // Without the engine the numeral stays whole.
    build(measures.targetPoses, standTime).catch(() => {
      hasBegun = false;
    });
  };

  const observer = new ResizeObserver(() => {
    const before = measures;
    measures = measure();
    if (JSON.stringify(measures) === JSON.stringify(before)) return;
    const { phase, placed } = play.hunt;
    if (phase === 'found') painter.hop(measures);
    if (phase !== 'whole')
      placed.forEach((piece, at) => {
        if (piece !== undefined) painter.place(measures, piece, at);
      });
    if (!world) return;
    const isWhole = phase === 'whole';
    const start = isWhole ? measures.targetPoses : rescalePoses(world.poses, before, measures);
    void build(start, standTime, !isWhole);
  });
  observer.observe(area);

  const stage: NumeralStage = {
    setVisible(next) {
      isVisible = next;
      if (!isVisible) return loop.stop();
      begin();
      run();
    },
    setMotionOff(next) {
      isMotionOff = next;
      begin();
      run();
    },
    takeApart() {
      hasBegun = true;
      measures = measure();
      const start = [...measures.targetPoses];
      // Out of the nought, if there is room for it.
      if (play.hunt.phase === 'found' && !measures.bounds.mouth) start[eggIndex] = measures.hole;
      build(start, 0).then(
        () => play.scatter(),
        () => undefined,
      );
    },
    grab(index, point) {
      const pose = world?.poses[index];
      if (!world || !pose) return;
      play.start();
      held = { index, from: pose, target: pose, point };
      world.grab(index, point);
      run();
    },
    hold(point) {
      if (!held) return;
      const { target, point: before } = held;
      held.target = { x: target.x + point.x - before.x, y: target.y + point.y - before.y };
      held.point = point;
      run();
    },
    release() {
      if (!held || !world) return;
      const { index, from } = held;
      turnHeld();
      if (isMotionOff) world.settle();
      const pose = world.poses[index];
      world.release();
      held = undefined;
      if (pose && index !== eggIndex) play.drop(index, pose, from);
      run();
    },
    push(by) {
      const pose = world?.poses[eggIndex];
      if (!pose) return;
      if (held?.index !== eggIndex) stage.grab(eggIndex, pose);
      if (held) stage.hold({ x: held.point.x + by.x, y: held.point.y + by.y });
    },
    dropEgg() {
      if (held?.index === eggIndex) stage.release();
    },
    place(piece, at) {
      const isThere = world !== undefined && play.choose(piece, at);
      run();
      return isThere;
    },
    dispose() {
      isDisposed = true;
      loop.stop();
      observer.disconnect();
      endWorld();
    },
  };
  return stage;
}
