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
import { emptyLine, type NameLine, pillsInTheWay, roomOf, writeLine } from './name-line';
import type { PillStage } from './pill-stage';

/** Pills in the way sink this long after the pile has last been pushed, in ms. */
const sinkAfter = 2000;
/** A start so long ago, in ms, that what began then has ended. */
const longAgo = -Infinity;

/** Pieces travel, or arrive at once: nobody sees them, or motion is reduced or paused. */
export type NameMotion = 'on' | 'unseen' | 'off';

/**
 * Writes the name on the line with the hero's pills (docs/rules.md#name-on-the-line). `name-line.ts`
 * says what stands where, and `assembly.ts` which pill becomes which piece, and when.
 */
export class NameStage {
  private readonly draw: ReturnType<typeof assemblyView>;
  private readonly palette = readPalette();
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

  /** Shows a name as it is typed: pills fly to new letters, and fall from deleted ones. */
  write(typed: string) {
    this.name = typed;
    this.show(this.motion === 'on');
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
      this.clearWay(longAgo);
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

  /** In a window of another size the letters simply stand. */
  private readonly resize = () => this.show(false);

  /** Changes what stands to the name; letters that need not travel stand at once. */
  private show(travels: boolean) {
    if (this.motion === 'off') return this.showStill();
    const now = performance.now();
    const lettersBefore = this.line.letters.length;
    this.changeLine();
    const added = this.line.letters.length - lettersBefore;
    const coming = added > 1 ? 'pasted' : 'typed';
    const { places } = this.line;
    this.apply(writePlaces(this.assembly, places, travels ? coming : 'stand', this.pile(), now));
    // The first pieces start now, so that the next frame shows them on their way.
    if (travels) this.apply(advance(this.assembly, this.pile(), now));
    // Where letters have gone, pills that have sunk have room again.
    if (added < 0) this.assembly = surface(this.assembly, this.pile(), now);
    this.loop.start();
  }

  /** Without motion the letters stand at once, and the pills are where there is room for them. */
  private showStill() {
    this.changeLine();
    // First all that have sunk are back, then those sink that the new name covers.
    this.assembly = surface(this.assembly, this.pile(), longAgo);
    this.apply(finish(this.assembly, this.pile(), longAgo));
    const now = performance.now();
    this.apply(writePlaces(this.assembly, this.line.places, 'stand', this.pile(), now));
    this.clearWay(longAgo);
    this.loop.start();
  }

  /** Computes what stands, and runs the wall, so that pieces that fall know where the pile begins. */
  private changeLine() {
    this.line = writeLine(this.line, this.name, this.pills.bounds, this.palette.colors);
    if (this.line.wall === this.pills.bounds.left) return;
    this.pills.runWall(this.line.wall);
    if (this.motion === 'on') this.pushedAt = performance.now();
  }

  private showFrame(now: number) {
    this.apply(advance(this.assembly, this.pile(), now));
    if (this.pushedAt !== undefined && now - this.pushedAt >= sinkAfter) {
      this.pushedAt = undefined;
      this.clearWay(now);
    }
    this.draw(shapesAt(this.assembly, now, roomOf(this.pills.bounds).ceiling));
    return isMoving(this.assembly, now) || this.pushedAt !== undefined;
  }

  /** Takes over a step of the assembly, and exchanges pills with the pile as it says. */
  private apply({ assembly, returned, taken }: Step) {
    this.assembly = assembly;
    returned.forEach(({ loose, pose, spin }) => this.pills.give(loose.id, pose, spin));
    taken.forEach((id) => this.pills.take(id));
  }

  /** The pile, with the pills in it as loose pieces. */
  private pile(): Pile {
    const { isReady, bounds, poses } = this.pills;
    const loose = this.palette.looks.flatMap((look): LoosePiece[] => {
      const pose = poses[look.id];
      return pose && !this.pills.isBusy(look.id) ? [{ ...look, ...pose, ...bounds.pill }] : [];
    });
    return { isReady, loose, ...roomOf(bounds) };
  }

  /** Sinks the pills that are in the way of the name, from a time in ms on. */
  private clearWay(since: number) {
    const { pills, line } = this;
    const state = { isMotionOff: this.motion === 'off', overCopy: pills.overCopy() };
    const inTheWay = pillsInTheWay(line, pills.poses, pills.bounds, state);
    const sinking = this.pile().loose.filter(({ id }) => inTheWay.includes(id));
    this.assembly = sink(this.assembly, sinking, since);
    sinking.forEach(({ id }) => pills.take(id));
  }
}

/** @returns the colors of the name, and the look of each pill as a loose piece */
const readPalette = () => {
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
