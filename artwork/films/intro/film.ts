import { palette } from '../palette';
import { ground, picture } from '../svg';
import { connect, crowd, rain } from './connect-act';
import { convert, revolvingDoor, ring, shut, switchback } from './convert-act';
import { convey, cutCity, edit, threeScreens } from './convey-act';

const SIZE = [1280, 720] as const;

/** The shots in order, each with its first frame and its ground. */
const SHOTS: readonly (readonly [start: number, fill: string, draw: (frame: number) => string])[] =
  [
    [0, palette.mint, rain],
    [44, palette.forest, crowd],
    [88, palette.mint, connect],
    [132, palette.marigold, cutCity],
    [176, palette.ink, edit],
    [212, palette.dew, threeScreens],
    [252, palette.forest, convey],
    [296, palette.coral, switchback],
    [336, palette.cream, revolvingDoor],
    [372, palette.green, convert],
    [416, palette.ink, ring],
    [452, palette.ink, shut],
  ];

/** Draws a frame of the intro film, 0 to 479. */
export function intro(frame: number): string {
  const [start, fill, draw] = SHOTS.findLast(([from]) => frame >= from) ?? [0, '', rain];
  return picture(...SIZE, ground(...SIZE, fill) + draw(frame - start));
}
