export const RADIAN = Math.PI / 180;

/** @returns x brought into 0 to `period` by whole periods */
export const wrap = (x: number, period: number) => ((x % period) + period) % period;

/** @returns the values of a function at 0 to `count - 1` */
export const times = <V>(count: number, value: (index: number) => V): V[] =>
  Array.from({ length: count }, (_, index) => value(index));

/** @returns a number from 0 to 1 that looks random and is the same for the same two integers */
export function chance(index: number, kind: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(kind + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}
