import { intro } from './intro/film';
import { HEIGHT, WIDTH } from './intro/stage';
import { dastan } from './works/dastan/film';
import { hexwell } from './works/hexwell/film';
import { lumenade } from './works/lumenade/film';
import { marrowe } from './works/marrowe/film';
import { nimbolt } from './works/nimbolt/film';
import { varsa } from './works/varsa/film';

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
}

const work = (
  name: string,
  [width, height]: readonly [number, number],
  frames: number,
  draw: Film['draw'],
): Film => ({
  name: `works/${name}`,
  width,
  height,
  frames,
  draw,
  maxBytes: 450_000,
  stills: {},
  poster: `works/${name}.svg`,
});

export const films: readonly Film[] = [
  {
    name: 'intro',
    width: WIDTH,
    height: HEIGHT,
    frames: 480,
    draw: intro,
    maxBytes: 2_000_000,
    stills: { poster: 130 },
  },
  work('lumenade', [1200, 760], 192, lumenade),
  work('varsa', [900, 970], 192, varsa),
  work('marrowe', [1000, 750], 144, marrowe),
  work('nimbolt', [1280, 720], 192, nimbolt),
  work('dastan', [700, 1172], 204, dastan),
  work('hexwell', [1280, 720], 216, hexwell),
];

/** @returns the files of a film under `public/videos` */
export const filesOf = ({ name, stills }: Film): string[] => [
  `${name}.webm`,
  `${name}.mp4`,
  ...Object.keys(stills).map((still) => `${name}-${still}.webp`),
];
