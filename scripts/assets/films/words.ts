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
  /** Duration of each, in frames. */
  goesIn?: number;
}

const COMES = 14;

/** A line of words that rises from its baseline and sinks back, in a looping film of `frames` frames. */
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
