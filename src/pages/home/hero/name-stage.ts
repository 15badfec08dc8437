import { pills } from '@/content/home-pills';
import { nameWords } from '@/content/name-line';
import { type NameLayout, layOut, readName, unitFor } from '@/lib/alphabet/name';
import { namePicture, slugOf } from '@/lib/alphabet/name-picture';
import { savePicture, tokenColor, toPng, toSvg } from '@/lib/picture/draw-picture';
import type { Pose } from '@/lib/point';
import { type Place, createAssembly, type LoosePiece } from '@/motion/assembly';
import { assemblyView } from '@/motion/assembly-view';
import { createFrameLoop } from '@/physics/frame-loop';
import { desktopWidth, pillSize } from '@/physics/pill-bounds';
import type { PillStage } from './pill-stage';

/** Between the name and the pile, and under the copy, in px; least width of a pile, in pills (docs/rules.md#name-on-the-line). */
const clearance = { pile: 24, copy: 12, least: 1.2 } as const;
/** Between the line and the letters, in units of their thickness. */
const gap = 0.22;
/** Labels of this many letters stand in one line. */
const longestLine = 17;
/** Width of the PNG, in px. */
const pngWidth = 2400;
/** Pills over the copy sink this long after the pile has last been pushed, in ms. */
const sinkAfter = 2000;

interface NameStageOptions {
  /** Has a group for each layer of the stage; its origin is the floor's left end. */
  svg: SVGElement;
  pillStage: () => PillStage | undefined;
  /** Told which pill leaves the pile. */
  onTake: (index: number) => void;
  /** Places and pieces move; else letters simply stand. */
  isMoving: () => boolean;
}

interface Written {
  /** How many stand; 0: the name is shown in type. */
  pieces: number;
  /** A letter or digit is not in the alphabet. */
  isForeign: boolean;
  isCut: boolean;
}

/** Letters of the name before: those at its start and at its end stay, so that only what was typed comes or goes. */
const keepLetters = (before: readonly Letter[], signs: readonly string[], next: () => number) => {
  let first = 0;
  while (first < signs.length && before[first]?.sign === signs[first]) first += 1;
  let last = 0;
  const most = Math.min(before.length, signs.length) - first;
  while (last < most && before.at(-1 - last)?.sign === signs.at(-1 - last)) last += 1;
  return signs.map((sign, index): Letter => {
    const kept = index < first ? before[index] : before[before.length - (signs.length - index)];
    const isKept = index < first || index >= signs.length - last;
    return isKept && kept ? kept : { sign, id: next() };
  });
};

interface Letter {
  sign: string;
  id: number;
}

/** 0 is the first choice: for a stem a label in one line, for other pieces a blank pill. */
const rank = (index: number, keepsLabel: boolean) => {
  const length = pills[index]?.label.length ?? 0;
  if (keepsLabel && length > 0 && length <= longestLine) return 0;
  return length === 0 ? 1 : 2;
};

/**
 * Writes the name on the line with the hero's pills (docs/rules.md#name-on-the-line).
 * @returns `write` sets the name; `finish` lets everything arrive
 */
export function createNameStage({ svg, pillStage, onTake, isMoving }: NameStageOptions) {
  const draw = assemblyView(svg);
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  let letters: readonly Letter[] = [];
  let count = 0;
  let name = '';
  /** Right end of what stands, in px. */
  let nameEnd = 0;
  let wallMovedAt = -Infinity;
  /** False: there is nothing to show. */
  let written: Written | false = false;

  const loose = (index: number, stage: PillStage): LoosePiece => {
    const { tone = 'ink', label = '' } = pills[index] ?? {};
    const pose = stage.poses[index] ?? { x: 0, y: 0, angle: 0 };
    const isDark = tone === 'ink' || tone === 'forest';
    const { pill } = stage.bounds;
    return {
      ...pose,
      ...pill,
      id: index,
      color: color(tone),
      label,
      labelColor: color(isDark ? 'cream' : 'ink'),
    };
  };
  const assembly = createAssembly({
    isReady: () => pillStage()?.isReady ?? false,
    take({ x, y }, keepsLabel) {
      const stage = pillStage();
      if (!stage) return undefined;
      const distance = (index: number) => {
        const pose = stage.poses[index];
        return pose ? Math.hypot(pose.x - x, pose.y - y) : Infinity;
      };
      const [nearest] = pills
        .map((_, index) => index)
        .filter((index) => !stage.isBusy(index))
        .toSorted((a, b) => rank(a, keepsLabel) - rank(b, keepsLabel) || distance(a) - distance(b));
      if (nearest === undefined) return undefined;
      const piece = loose(nearest, stage);
      stage.take(nearest);
      onTake(nearest);
      return piece;
    },
    landing({ x, y, angle }) {
      const { left = 0, right = 0, pill = pillSize } = pillStage()?.bounds ?? {};
      const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
      const [half, thick] = [pill.width / 2, pill.height / 2];
      const least = left + across * half + thick;
      const reach = down * half + thick;
      return {
        x: Math.min(Math.max(x, least), right - half),
        y: Math.min(Math.max(y, copyEnd() + reach), -reach),
        angle,
      };
    },
    give: (index, pose, spin) => pillStage()?.give(index, pose, spin),
    get ceiling() {
      return copyEnd() + clearance.copy;
    },
  });

  const copyEnd = () => {
    const { copy = [], top = 0 } = pillStage()?.bounds ?? {};
    return Math.max(top, ...copy.map(({ bottom }) => bottom));
  };

  const loop = createFrameLoop((now) => {
    const isBusy = assembly.advance(now);
    const isWaiting = sinkCovering(now);
    draw(assembly.shapes(now));
    return isBusy || isWaiting;
  });

  /** Pills over the copy; in zoomed windows, where the name leaves little floor, those above its foot or on letters too. */
  const covering = (stage: PillStage) => {
    if (stage.bounds.view >= desktopWidth) return stage.overCopy();
    const { width, height } = stage.bounds.pill;
    const isInTheWay = ({ x, y }: Pose) =>
      y < copyEnd() + height || (y < 0 && x - width / 2 < nameEnd);
    return stage.poses.flatMap((pose, index) => (isInTheWay(pose) ? index : []));
  };

  /** @returns whether pills may still have to sink */
  const sinkCovering = (now: number) => {
    if (wallMovedAt === -Infinity || now - wallMovedAt < sinkAfter)
      return wallMovedAt !== -Infinity;
    wallMovedAt = -Infinity;
    const stage = pillStage();
    for (const index of stage ? covering(stage) : []) {
      if (!stage || letters.length === 0 || stage.isBusy(index)) continue;
      const piece = loose(index, stage);
      stage.take(index);
      assembly.sink(piece, now);
    }
    return true;
  };

  const placesOf = ({ pieces, hero }: NameLayout, unit: number, left: number) => {
    const places: Place[] = pieces.map((piece, index) => {
      const isStem =
        piece.kind === 'bar' && piece.length * unit >= pillSize.width && unit === pillSize.height;
      const isHero = index === hero;
      const first = pieces.findIndex(({ letter }) => letter === piece.letter);
      return {
        key: `${letters[piece.letter]?.id} ${index - first}`,
        letter: letters[piece.letter]?.id ?? 0,
        piece,
        x: left,
        y: -(4 + gap) * unit,
        unit,
        color: color(isHero ? 'green' : 'ink'),
        isHero,
        ...(isStem && { labelColor: color(isHero ? 'ink' : 'cream') }),
      };
    });
    return places;
  };

  const write = (typed: string, isResize: boolean) => {
    const stage = pillStage();
    const now = performance.now();
    name = typed;
    const read = readName(typed);
    const layout = layOut(read.kind === 'letters' ? read.text : '');
    const { width = 0, turn, view = 0 } = stage?.bounds ?? {};
    const floorEnd = turn?.x ?? width;
    const left = width - floorEnd - (turn?.radius ?? 0);
    const room = {
      free: -copyEnd(),
      width: floorEnd - left,
      line: stage?.bounds.pill.height ?? 47,
    };
    const unit = layout.letters > 0 && view > 0 ? unitFor(layout, room) : 0;
    const signs = unit > 0 && read.kind === 'letters' ? read.text.replaceAll(' ', '') : '';
    const before = letters.length;
    letters = keepLetters(letters, Array.from(signs), () => (count += 1));
    const places = unit > 0 ? placesOf(layout, unit, left) : [];
    const added = letters.length - before;
    const isStill = isResize || !isMoving();
    nameEnd = places.length > 0 ? left + layout.width * unit : 0;
    // A pile needs the width of a pill.
    const { right = 0, pill = pillSize } = stage?.bounds ?? {};
    const wall =
      nameEnd > 0 ? Math.min(nameEnd + clearance.pile, right - clearance.least * pill.width) : 0;
    const isMoved = stage !== undefined && wall !== stage.bounds.left;
    // First, so that what falls knows where the pile begins.
    if (isMoved) stage.runWall(wall);
    assembly.write(places, isStill ? 'stand' : added > 1 ? 'pasted' : 'typed', now);
    if (isMoved && isMoving()) wallMovedAt = now;
    if (added < 0) assembly.surface(now);
    loop.start();
    written = read.kind !== 'empty' && {
      pieces: places.length,
      isForeign: read.kind === 'type',
      isCut: places.length > 0 && read.kind === 'letters' && read.isCut,
    };
  };

  return {
    write: (typed: string) => write(typed, false),
    written: () => written,
    /** Places the letters for another size of the window, without travel. */
    resize: () => write(name, true),
    /** Everything arrives at once: out of sight, or when motion stops. */
    finish() {
      assembly.finish(performance.now());
      loop.start();
    },
    dispose: () => loop.stop(),
  };
}

export type NameStage = ReturnType<typeof createNameStage>;

/** Saves a name as a picture, drawn in the browser: nothing is sent. Where a PNG cannot be drawn, saves the SVG. */
export const takeName = async (typed: string, kind: 'SVG' | 'PNG') => {
  const picture = namePicture(typed, { color: tokenColor('ink'), hero: tokenColor('green') });
  if (!picture) return;
  const png =
    kind === 'PNG' &&
    (await toPng({ ...picture, ground: tokenColor('cream') }, pngWidth).catch(() => undefined));
  if (png) savePicture(png, nameWords.fileName(slugOf(typed), 'png'));
  else savePicture(toSvg(picture), nameWords.fileName(slugOf(typed), 'svg'));
};
