import { picture } from '../svg';
import { connect } from './connect';
import { convert } from './convert';
import { convey } from './convey';
import { crowd } from './crowd';
import { cutCity } from './cut-city';
import { edit } from './edit';
import { rain } from './rain';
import { revolvingDoor } from './revolving-door';
import { ring } from './ring';
import { shut } from './shut';
import { HEIGHT, WIDTH } from './stage';
import { switchback } from './switchback';
import { threeScreens } from './three-screens';

/** The shots in order, each with its first frame. */
const SHOTS: readonly (readonly [start: number, draw: (frame: number) => string])[] = [
  [0, rain],
  [44, crowd],
  [88, connect],
  [132, cutCity],
  [176, edit],
  [212, threeScreens],
  [252, convey],
  [296, switchback],
  [336, revolvingDoor],
  [372, convert],
  [416, ring],
  [452, shut],
];

/** Draws a frame of the intro film, 0 to 479. */
export function intro(frame: number): string {
  const [start, draw] = SHOTS.findLast(([from]) => frame >= from) ?? [0, rain];
  return picture(WIDTH, HEIGHT, draw(frame - start));
}
