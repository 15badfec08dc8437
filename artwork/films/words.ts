import { eased } from '../drawing/keys';
import { clipRect, move, shape } from './svg';

interface Line {
  /** Vertical extent of the letters, in px; they rise from `bottom`. */
  top: number;
  bottom: number;
  /** Frames at which it starts to appear and to disappear, by default at the end of the film. */
  comes: number;
  goes?: number;
  /** How long it disappears, in frames. */
  goesFor?: number;
}

/** How long a line appears, in frames. */
const COMES_FOR = 14;

/**
 * Lines of words that rise from their bottoms and sink back, in a looping film of `frames` frames.
 * @param outlines the letters of each line
 */
export function risingLines(
  outlines: readonly string[],
  fill: string,
  frames: number,
  lines: readonly Line[],
) {
  const rising = lines.map(({ top, bottom, comes, goes = frames, goesFor = 12 }, index) => {
    const height = bottom - top;
    const end = goes + goesFor;
    const sinks = eased(
      `${comes} ${height} out, ${comes + COMES_FOR} 0 hold, ${goes} 0 in, ${end} ${height}`,
    );
    return (f: number) => {
      const sunk = sinks(f + frames < end ? f + frames : f);
      if (sunk >= height) return '';
      return clipRect(0, top, 1300, height, move(0, sunk, shape(outlines[index] ?? '', fill)));
    };
  });
  return (f: number) => rising.map((line) => line(f)).join('');
}
