import { valueAt, type Keys } from '../drawing/keys';
import { clipRect, move, shape } from './svg';

interface Line {
  /** Outlines of the letters. */
  d: string;
  fill: string;
  /** What the letters reach, in px; they come up out of `bottom`. */
  top: number;
  bottom: number;
  /** When it begins to come, and when it begins to go. */
  comes: number;
  goes: number;
  /** How many frames that takes. */
  goesIn?: number;
}

const COMES = 14;

/** A line of words that rises out of its baseline and sinks back into it, within a film of `frames` that repeats. */
export function risingLine(
  { d, fill, top, bottom, comes, goes, goesIn = 12 }: Line,
  frames: number,
) {
  const height = bottom - top;
  const end = goes + goesIn;
  const keys: Keys<number> = [
    [comes, height, 'out'],
    [comes + COMES, 0, 'hold'],
    [goes, 0, 'in'],
    [end, height],
  ];
  return (f: number) => {
    const sunk = valueAt(keys, f + frames < end ? f + frames : f);
    return sunk < height ? clipRect(0, top, 1300, height, move(0, sunk, shape(d, fill))) : '';
  };
}
