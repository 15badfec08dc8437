import { chance } from '../../drawing/numbers';
import { ground, move, repeat } from '../svg';

/** The pencils of Nimbolt on dark paper: lines, hatching, and the tooth of the paper, in 1200 × 675 px. */

export const NIGHT = '#14123A';

export const pencils = {
  night: NIGHT,
  pale: '#F2EFFF',
  cream: '#FFF3B0',
  yellow: '#FFD84D',
  coral: '#FF7A59',
  blue: '#6D64FF',
  lilac: '#A59EFF',
  faint: '#5A54B8',
} as const;
type Pencil = keyof typeof pencils;

/** Hatching: pencil, angle, distance of the strokes, their thickness and strength. */
const hatchings = {
  blue: ['blue', -38, 6.5, 4.6, 1],
  yellow: ['yellow', 62, 6, 4.8, 1],
  cream: ['cream', 66, 5, 4.4, 1],
  coral: ['coral', 40, 6, 4.8, 1],
  sheen: ['pale', 50, 9, 2.6, 0.55],
  moon: ['pale', -44, 6.5, 4.6, 0.95],
} as const;
type Hatching = keyof typeof hatchings;

/** The outline that goes with a hatching. */
const outlines: Record<Hatching, Pencil> = {
  blue: 'pale',
  yellow: 'yellow',
  cream: 'cream',
  coral: 'coral',
  sheen: 'pale',
  moon: 'pale',
};

/** Strokes per tile: none is quite as far from the next, as thick or as strong as another. */
const STROKES = 7;

const patterns = Object.entries(hatchings)
  .map(([name, [pencil, angle, apart, thick, strength]], kind) => {
    const size = apart * STROKES;
    const strokes = repeat(STROKES, (i) => {
      const x = apart * (i + 0.5 + 0.5 * (chance(i, kind) - 0.5));
      const w = thick * (0.85 + 0.4 * chance(i, kind + 20));
      const opacity = strength * (0.86 + 0.14 * chance(i, kind + 40));
      return `<path d="M${x.toFixed(1)} 0V${size}" stroke="${pencils[pencil]}" stroke-width="${w.toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`;
    });
    return `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${strokes}</pattern>`;
  })
  .join('');

/** A line, drawn twice: the second time thinner, and not quite in the same place. */
export const sketched = (d: string, pencil: Pencil, t: number) =>
  `<g fill="none" stroke="${pencils[pencil]}" stroke-linecap="round"><path d="${d}" stroke-width="${t}"/><path d="${d}" stroke-width="${t * 0.5}" stroke-dasharray="90 26 140 12" transform="translate(1.6 -2.2)"/></g>`;

/** An outline through which nothing behind it is seen. */
export const drawn = (d: string, pencil: Pencil, t: number) =>
  `<path d="${d}" fill="${NIGHT}"/>${sketched(d, pencil, t)}`;

/** An outline filled with hatching. */
export const hatched = (d: string, hatching: Hatching, t = 2.5) =>
  `<path d="${d}" fill="${NIGHT}"/><path d="${d}" fill="url(#${hatching})"/>${sketched(d, outlines[hatching], t)}`;

/** Hatching over what is drawn already, without an outline. */
export const shaded = (d: string, hatching: Hatching) =>
  `<path d="${d}" fill="url(#${hatching})"/>`;

/** Side of a pixel of the film, which is 1280 px wide. */
const PIXEL = 1200 / 1280;

interface Sheet {
  name: string;
  /** How far it has moved to the left, and between which heights something is drawn on it. */
  x: number;
  top: number;
  bottom: number;
  /** The hand trembles differently for each number. */
  seed: number;
}

/**
 * A sheet of tracing paper, which moves over the others by whole pixels of the film and takes its
 * strokes and its tooth along. So an encoder copies what is not drawn again, and the film is sharp.
 */
export function sheet({ name, x, top, bottom, seed }: Sheet, lines: string) {
  const left = Math.round(x / PIXEL) * PIXEL;
  const trembling =
    `<feTurbulence type="fractalNoise" baseFrequency=".024" numOctaves="1" seed="${seed}"/>` +
    '<feDisplacementMap in="SourceGraphic" scale="8" xChannelSelector="R" yChannelSelector="G" result="lines"/>';
  // The pencil skips the tooth of the paper.
  const tooth =
    '<feTurbulence type="fractalNoise" baseFrequency=".3 .24" numOctaves="1" seed="4"/>' +
    '<feColorMatrix values="0 0 0 0 .078 0 0 0 0 .071 0 0 0 0 .227 0 0 0 5 -3.1"/>' +
    '<feComposite operator="atop" in2="lines"/>';
  return (
    `<filter id="${name}" x="${left}" y="${top}" width="1200" height="${bottom - top}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">${trembling}${tooth}</filter>` +
    move(-left, 0, `<g filter="url(#${name})">${lines}</g>`)
  );
}

/** @returns sheets in pencil over the night paper, from the lowest up */
export const pencil = (...sheets: string[]) =>
  `<defs>${patterns}</defs>${ground(1200, 675, NIGHT)}${sheets.join('')}`;
