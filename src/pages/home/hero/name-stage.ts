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
import { shapesAt } from '@/motion/assembly-shapes';
import type { LoosePiece } from '@/motion/assembly-stage';
import { assemblyView } from '@/motion/assembly-view';
import { createFrameLoop } from '@/physics/frame-loop';
import {
  ceilingOf,
  emptyLine,
  type NameLine,
  pillsInTheWay,
  roomFor,
  writeLine,
} from './name-line';
import type { PillStage } from './pill-stage';

/** Pills in the way sink this long after the pile has last been pushed, in ms. */
const sinkAfter = 2000;

/** Pieces travel, or arrive at once: nobody sees them, or motion is reduced or paused. */
export type NameMotion = 'on' | 'unseen' | 'off';

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
 * Writes the name on the line with the hero's pills (docs/rules.md#name-on-the-line), as
 * `name-line.ts` says what stands, and `assembly.ts` which pill becomes which piece, and when.
 */
export class NameStage {
  private readonly draw: ReturnType<typeof assemblyView>;
  private readonly palette = readColors();
  private motion: NameMotion = 'on';
  private name = '';
  private line: NameLine = emptyLine;
  private assembly = emptyAssembly;
  /** When the name last pushed the pile, in ms; undefined: what was in the way has sunk. */
  private pushedAt: number | undefined;
  private readonly loop = createFrameLoop((now) => this.showFrame(now));

  /** @param svg has a group for each layer of the stage; its origin is the floor's left end */
  constructor(
    svg: SVGElement,
    private readonly pills: PillStage,
  ) {
    this.draw = assemblyView(svg);
    pills.addEventListener('resize', this.resize);
  }

  /** How the name is shown; undefined while there is nothing to show. */
  get shown() {
    return this.line.shown;
  }

  write(typed: string) {
    this.place(typed, this.motion === 'on');
  }

  /** Lets everything arrive at once when motion stops; when it goes on, pills come out again. */
  setMotion(next: NameMotion) {
    if (next === this.motion) return;
    const now = performance.now();
    const wasOff = this.motion === 'off';
    this.motion = next;
    if (next !== 'on') this.apply(finish(this.assembly, this.pile(), now));
    if (next === 'off') {
      this.pushedAt = undefined;
      this.clearWay(-Infinity);
    } else if (wasOff) {
      this.assembly = surface(this.assembly, this.pile(), now);
      this.pushedAt = now;
    }
    this.loop.start();
  }

  dispose() {
    this.pills.removeEventListener('resize', this.resize);
    this.loop.stop();
  }

  /** Places the letters for another size of the window, without travel. */
  private readonly resize = () => this.place(this.name, false);

  private place(typed: string, travels: boolean) {
    const { pills, motion } = this;
    const now = performance.now();
    const before = this.line;
    this.name = typed;
    this.line = writeLine(before, typed, pills.bounds, this.palette.colors);
    const { letters, places, wall } = this.line;
    const added = letters.length - before.letters.length;
    const isPushed = wall !== pills.bounds.left;
    // Runs the wall first, so that pieces that fall know where the pile begins.
    if (isPushed) pills.runWall(wall);
    if (isPushed && motion === 'on') this.pushedAt = now;
    if (motion === 'off') {
      // The pills that have sunk are simply back.
      const surfaced = surface(this.assembly, this.pile(), -Infinity);
      this.apply(finish(surfaced, this.pile(), -Infinity));
    }
    const coming = added > 1 ? 'pasted' : 'typed';
    this.apply(writePlaces(this.assembly, places, travels ? coming : 'stand', this.pile(), now));
    // The first pieces start now, so that the next frame shows them on their way.
    if (travels) this.apply(advance(this.assembly, this.pile(), now));
    if (motion === 'off') this.clearWay(-Infinity);
    else if (added < 0) this.assembly = surface(this.assembly, this.pile(), now);
    this.loop.start();
  }

  private showFrame(now: number) {
    this.apply(advance(this.assembly, this.pile(), now));
    if (this.pushedAt !== undefined && now - this.pushedAt >= sinkAfter) {
      this.pushedAt = undefined;
      this.clearWay(now);
    }
    this.draw(shapesAt(this.assembly, now, ceilingOf(this.pills.bounds)));
    return isMoving(this.assembly, now) || this.pushedAt !== undefined;
  }

  private apply({ assembly, returned, taken }: Step) {
    this.assembly = assembly;
    returned.forEach(({ loose, pose, spin }) => this.pills.give(loose.id, pose, spin));
    taken.forEach((id) => this.pills.take(id));
  }

  /** The pills that can be taken, as loose pieces. */
  private free(): LoosePiece[] {
    const { poses, bounds } = this.pills;
    return this.palette.looks.flatMap((look) => {
      const pose = poses[look.id];
      return pose && !this.pills.isBusy(look.id) ? { ...look, ...pose, ...bounds.pill } : [];
    });
  }

  private pile(): Pile {
    const { isReady, bounds } = this.pills;
    return { isReady, loose: this.free(), room: roomFor(bounds), ceiling: ceilingOf(bounds) };
  }

  /** Sinks the pills that are in the way of the name. At -Infinity they have sunk already. */
  private clearWay(sankAt: number) {
    const { poses, bounds } = this.pills;
    const engine = { isMotionOff: this.motion === 'off', overCopy: this.pills.overCopy() };
    const inTheWay = pillsInTheWay(this.line, poses, bounds, engine);
    const sinking = this.free().filter(({ id }) => inTheWay.includes(id));
    this.assembly = sink(this.assembly, sinking, sankAt);
    sinking.forEach(({ id }) => this.pills.take(id));
  }
}
