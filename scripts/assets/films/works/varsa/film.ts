import artwork from '../../artwork/varsa.json';
import { move, picture, rect, shape } from '../../svg';
import { risingLine } from '../../words';
import { leaning, mark } from './mark';
import { rivals, runner } from './runners';
import { camera, CREAM, finishLine, RED, track, departingTrack } from './track';

const FRAMES = 192;
/** Frames at which the runner has crossed the line and the track returns. */
const CROSSED = 121;
const AGAIN = 176;

const LINES = [
  { top: 655, bottom: 721, comes: 142, goes: 166 },
  { top: 750, bottom: 815, comes: 144, goes: 165 },
].map((line, i) =>
  risingLine({ goesFor: 8, d: artwork.words[i] ?? '', fill: CREAM, ...line }, FRAMES),
);

function race(f: number) {
  const { x, y } = camera(f);
  return move(x, y, track(f) + (f < AGAIN ? finishLine() : '') + rivals(f) + runner(f));
}

/** The world left behind: it moves up and out of the frame. */
function leftBehind(f: number) {
  const { x, y } = camera(f);
  return departingTrack(f, x, leaning(f)) + move(x, y, finishLine() + rivals(f));
}

/** Draws a frame of the Varsa film, 0 to 191: boxed in inside, first outside; the lanes turn into the mark. */
export function varsa(f: number): string {
  const isRace = f < CROSSED || f >= AGAIN;
  return picture(
    900,
    970,
    rect(0, 0, 900, 970, RED, 0) +
      (isRace ? race(f) : f < 145 ? leftBehind(f) : '') +
      (isRace && f < CROSSED ? '' : mark(f)) +
      LINES.map((line) => line(f)).join('') +
      shape(artwork.wordmark, CREAM),
  );
}
