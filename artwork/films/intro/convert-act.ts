import { eased } from '../../drawing/keys';
import { RADIAN } from '../../drawing/numbers';
import { apart, pointAt } from '../../drawing/path';
import { cycle, palette } from '../palette';
import { arc, circle, grid, hoop, rect, repeat, shape, stroke, text, turn } from '../svg';
import { drops } from './connect-act';

const ROAD =
  'M-60 110H1020A80 80 0 0 1 1020 270H260A80 80 0 0 0 260 430H1020A80 80 0 0 1 1020 590H-120';

const run = eased('0 0 in, 6 0.1 lin, 36 0.95 stop, 40 1');

/** Shot 8: a line winds through four lanes; onlookers swell as its head passes. */
export function switchback(f: number) {
  const p = run(f);
  const [hx, hy] = pointAt(ROAD, p);
  const onlookers = grid(3, 8, (j, i) => {
    const [x, y] = [300 + i * 96, 190 + 160 * j];
    const near = apart([hx, hy], [x, y]) < 150;
    return circle(x, y, near ? 26 : 15, near ? palette.marigold : palette.cream);
  });
  return (
    onlookers +
    stroke(ROAD, palette.ink, { head: Math.max(0, p - 0.013) }) +
    circle(hx, hy, 30, palette.green)
  );
}

const DOOR = { x: 640, y: 360 };

/** How far the door has turned, in degrees. */
const doorTurns = eased('3 0 roll, 33 180');

/** The area that one end of the door has swept, clockwise from `start`. */
function swept(start: number, angle: number) {
  const edge = repeat(13, (k) => {
    const at = (start + (angle * k) / 12 - 90) * RADIAN;
    return `L${DOOR.x + 1500 * Math.cos(at)} ${DOOR.y + 1500 * Math.sin(at)}`;
  });
  return shape(`M${DOOR.x} ${DOOR.y}${edge}z`, palette.green);
}

const passersBy = (angle: number) =>
  grid(9, 5, (i, j) => {
    const [x, y] = [112 + i * 132, 96 + j * 132];
    if (apart([x, y], [DOOR.x, DOOR.y]) < 270) return '';
    const passedAt = (Math.atan2(y - DOOR.y, x - DOOR.x) / RADIAN + 90 + 720) % 180;
    const touched = Math.abs(angle - passedAt) < 26 && angle > 0 && angle < 180;
    return circle(x, y, touched ? 26 : 16, angle > passedAt ? palette.ink : palette.sand);
  });

/** Shot 9: a half ring makes half a turn, and the ground turns green behind both ends. */
export function revolvingDoor(f: number) {
  const angle = doorTurns(f);
  const door = stroke(arc(DOOR.x, DOOR.y, 190, 90, 270), palette.ink, { t: 120 });
  return (
    (angle > 0 ? swept(0, angle) + swept(180, angle) : '') +
    passersBy(angle) +
    turn(angle, DOOR.x, DOOR.y, door) +
    circle(DOOR.x, DOOR.y, 60, palette.marigold)
  );
}

const halfTurn = (start: number, frames: number, from: number) =>
  eased(`${start} ${from} roll, ${start + frames} ${from + 180}`);
const wordTurns = halfTurn(6, 16, 180);
const ringTurns = halfTurn(6, 16, 0);

const smallBends = (f: number) =>
  repeat(8, (i) => {
    const angle = halfTurn(14 + i * 2.5, 8, 0)(f);
    const [x, y] = [612 + i * 84, 600];
    const fill = angle > 90 ? palette.cream : palette.ink;
    return turn(angle, x, y, stroke(arc(x, y, 24, 90, 270), fill, { t: 30 }));
  });

/** Shot 10: the word turns upright, and everything turns with it. */
export const convert = (f: number) =>
  turn(wordTurns(f), 560, 330, text('Convert.', 560, 390, 190, palette.ink, 'middle')) +
  smallBends(f) +
  turn(
    ringTurns(f),
    1100,
    330,
    stroke(arc(1100, 330, 105, 90, 270), palette.ink) + circle(1100, 330, 30, palette.cream),
  );

const R = 200;
const CX = 640;
const CY = 350;
const LINE = `M-60 ${CY + R}H${CX}A${R} ${R} 0 0 0 ${CX + R} ${CY}A${R} ${R} 0 0 0 ${CX} ${CY - R}A${R} ${R} 0 0 0 ${CX - R} ${CY}A${R} ${R} 0 0 0 ${CX} ${CY + R}`;

const headRuns = eased('12 0 roll, 30 1');
const tailFollows = eased('24 0 roll, 36 0.415');
const dotDrops = eased('20 -80 fall, 32 350 rise, 34 338 fall, 36 350');

/** Twenty dots move to their places on the ring from both sides. */
const arrivals = (f: number) =>
  repeat(20, (i) => {
    const fills = [palette.marigold, palette.coral, palette.mint, palette.cream, palette.fern];
    const angle = (i * 18 * Math.PI) / 180;
    const x = CX + R * Math.cos(angle);
    const late = i % 5;
    const arrives = eased(`${late} ${x < CX ? -60 : 1340} out, ${12 + late} ${x}`);
    return circle(arrives(f), CY + R * Math.sin(angle), 22, cycle(fills, i));
  });

const studs = grid(26, 2, (k, row) => circle(40 + k * 50, row === 0 ? 676 : 40, 6, palette.fern));

/** Shot 11: the line runs in and wraps into a ring with a dot in its centre. */
export function ring(f: number) {
  const head = headRuns(f);
  return (
    arrivals(f) +
    studs +
    stroke(LINE, palette.green, { head, tail: Math.min(tailFollows(f), head) }) +
    circle(CX, dotDrops(f), 60, palette.cream)
  );
}

/** Ends on the first frame of the film. */
const LAST = 27;
/** Half the thickness of the ring, which is the radius of the dot it closes to. */
const HALF = 30;

const mintOpens = eased('0 60 in, 12 780');
const floorRuns = eased('5 -20 roll, 18 1300');
const ringShuts = eased('0 200 roll, 12 0');
const dotFalls = eased('12 350 fall, 20 490 rise, 23 474 fall, 26 490');

/** Shot 12: the ring closes to a dot, which falls on the floor of the first frame; the rain restarts. */
export function shut(f: number) {
  const radius = ringShuts(f);
  return (
    circle(CX, CY, mintOpens(f), palette.mint) +
    rect(-20, 520, floorRuns(f) + 20, 60, palette.ink, 0) +
    drops(f - LAST) +
    // A ring narrower than its line has no hole.
    (radius > HALF
      ? hoop(CX, CY, radius, palette.green, 2 * HALF)
      : circle(CX, dotFalls(f), radius + HALF, palette.green))
  );
}
