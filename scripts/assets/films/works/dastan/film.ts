import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/dastan.json';
import { clipRect, move, picture, rect } from '../../svg';
import { wholeCloth } from './cloth';
import { loom, reed } from './loom';
import { BROWN, HEIGHT, WIDTH } from './constants';

/** How far the finished cloth runs down from behind the beam. */
const FALL = 840;
/** The bottom of the beam, and the top of the hanging cloth. */
const BEAM = 150;
const HANGS = 172;

const runsDown: Keys<number> = [
  [160, 0, 'roll'],
  [176, FALL],
];
/** The reed sweeps the whole frame once: it reveals the first frame above and pushes the cloth out below. */
const reedSweeps: Keys<number> = [
  [188, BEAM, 'in'],
  [200, HEIGHT + 70],
];

function finished(f: number) {
  const down = valueAt(runsDown, f);
  const bottom = valueAt(reedSweeps, f);
  const pushed = Math.max(0, bottom - HANGS);
  const woven = down < FALL ? move(0, down, clipRect(0, BEAM, WIDTH, HEIGHT, loom(f))) : '';
  const edge = Math.max(0, bottom - 30);
  return (
    woven +
    move(0, down - FALL + pushed, wholeCloth(HANGS)) +
    (f > 188 ? clipRect(0, 0, WIDTH, edge, loom(0)) + reed(bottom) : '')
  );
}

/** Draws a frame of the Dastan Looms film, 0 to 203: four passes through the shed, the whole cloth, the first frame again. */
export function dastan(f: number): string {
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, BROWN, 0) + (f < 160 ? loom(f) : finished(f)) + artwork.join(''),
  );
}
