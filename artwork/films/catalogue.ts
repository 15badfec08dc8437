import { intro } from './intro/film';
import { dastan } from './works/dastan';
import { hexwell } from './works/hexwell';
import { lumenade } from './works/lumenade';
import { marrowe } from './works/marrowe';
import { nimbolt } from './works/nimbolt';
import { quillow } from './works/quillow';
import { varsa } from './works/varsa';

/** Frames a second of every film (docs/design.md#pictures). */
export const FRAME_RATE = 24;

export interface Film {
  /** Path under `public/videos`, without extension. */
  name: string;
  width: number;
  height: number;
  frames: number;
  /** Draws a frame as SVG. The film loops: frame 0 follows the last. */
  draw: (frame: number) => string;
  /** Maximum size of each of its files. */
  maxBytes: number;
  /** The frame of each still, by the suffix of its file name. */
  stills: Readonly<Record<string, number>>;
  /** Path of the poster, frame 0 as SVG, under `public`. */
  poster?: string;
  /** The middle of its key frames, which are lower than the film: 0 is its top, 1 its bottom. */
  keysAt?: number;
}

const work = (
  name: string,
  [width, height]: readonly [number, number],
  frames: number,
  draw: Film['draw'],
  keysAt: number,
): Film => ({
  name: `works/${name}`,
  width,
  height,
  frames,
  draw,
  maxBytes: 450_000,
  stills: {},
  poster: `works/${name}.svg`,
  keysAt,
});

export const films: readonly Film[] = [
  {
    name: 'intro',
    width: 1280,
    height: 720,
    frames: 480,
    draw: intro,
    maxBytes: 2_000_000,
    stills: { poster: 130 },
  },
  work('lumenade', [1200, 760], 192, lumenade, 0.3),
  work('quillow', [720, 1120], 192, quillow, 0.5),
  work('varsa', [900, 970], 192, varsa, 0.66),
  work('marrowe', [1000, 750], 144, marrowe, 0.62),
  work('nimbolt', [1280, 720], 192, nimbolt, 0.66),
  work('dastan', [700, 1172], 204, dastan, 0.2),
  work('hexwell', [1280, 720], 216, hexwell, 0.36),
];

/** @returns the files of a film under `public/videos` */
export const filesOf = ({ name, stills, keysAt }: Film): string[] => [
  `${name}.webm`,
  `${name}.mp4`,
  ...Object.keys(stills).map((still) => `${name}-${still}.webp`),
  ...(keysAt === undefined ? [] : [`${name}-keys.webp`]),
];
