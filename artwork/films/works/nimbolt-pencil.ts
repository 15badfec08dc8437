import { chance } from '../../drawing/numbers';
import { ground, rect, repeat } from '../svg';

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

const area = 'x="0" y="0" width="1200" height="675" filterUnits="userSpaceOnUse"';

/** The hand trembles, differently in every drawing. */
const hand = (drawing: number) =>
  `<filter id="hand" ${area} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".024" numOctaves="1" seed="${drawing + 1}"/><feDisplacementMap in="SourceGraphic" scale="8" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** The tooth of the paper, which the pencil skips. It is the paper's, and stays where it is. */
const tooth = `<filter id="tooth" ${area} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".3 .24" numOctaves="1" seed="4"/><feColorMatrix values="0 0 0 0 .078 0 0 0 0 .071 0 0 0 0 .227 0 0 0 5 -3.1"/></filter>`;

/** @returns a drawing in pencil on the night paper */
export const pencil = (drawing: number, lines: string) =>
  `<defs>${patterns}${hand(drawing)}${tooth}</defs>` +
  ground(1200, 675, NIGHT) +
  `<g filter="url(#hand)">${lines}</g>` +
  `<g filter="url(#tooth)">${rect(0, 0, 1200, 675, NIGHT, 0)}</g>`;
