import { valueAt, type Keys } from '../drawing/keys';
import { clipRect, move, shape } from './svg';

interface Line {
  /** Outlines of the letters. */
  d: string;
  fill: string;
  /** Vertical extent of the letters, in px; they rise from `bottom`. */
  top: number;
  bottom: number;
  /** Frames at which it starts to appear and to disappear. */
  comes: number;
  goes: number;
  /** How long it disappears, in frames. */
  goesFor?: number;
}

/** How long it appears, in frames. */
const COMES_FOR = 14;

/** A line of words that rises from `bottom` and sinks back, in a looping film of `frames` frames. */
export function risingLine(
  { d, fill, top, bottom, comes, goes, goesFor = 12 }: Line,
  frames: number,
) {
  const height = bottom - top;
  const end = goes + goesFor;
  const keys: Keys<number> = [
    [comes, height, 'out'],
    [comes + COMES_FOR, 0, 'hold'],
    [goes, 0, 'in'],
    [end, height],
  ];
  return (f: number) => {
    const sunk = valueAt(keys, f + frames < end ? f + frames : f);
    return sunk < height ? clipRect(0, top, 1300, height, move(0, sunk, shape(d, fill))) : '';
  };
}
