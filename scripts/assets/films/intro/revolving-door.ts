import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { apart, arc, circle, shape, stroke, turn } from '../svg';
import { ground } from './stage';

const CX = 640;
const CY = 360;
const RADIAN = Math.PI / 180;

/** How far the door has turned, in degrees. */
const opens: Keys<number> = [
  [3, 0, 'roll'],
  [33, 180],
];

/** The area that one end of the door has swept, clockwise from `start`. */
function swept(start: number, angle: number) {
  let points = `M${CX} ${CY}`;
  for (let k = 0; k <= 12; k += 1) {
    const at = (start + (angle * k) / 12 - 90) * RADIAN;
    points += `L${CX + 1500 * Math.cos(at)} ${CY + 1500 * Math.sin(at)}`;
  }
  return shape(`${points}z`, palette.green);
}

function crowd(angle: number) {
  let dots = '';
  for (let i = 0; i < 9; i += 1)
    for (let j = 0; j < 5; j += 1) {
      const [x, y] = [112 + i * 132, 96 + j * 132];
      if (apart(x, y, CX, CY) < 270) continue;
      const passedAt = (Math.atan2(y - CY, x - CX) / RADIAN + 90 + 720) % 180;
      const touched = Math.abs(angle - passedAt) < 26 && angle > 0 && angle < 180;
      dots += circle(x, y, touched ? 26 : 16, angle > passedAt ? palette.ink : palette.sand);
    }
  return dots;
}

/** Shot 9: a half ring makes half a turn, and the ground turns green behind both ends. */
export function revolvingDoor(f: number) {
  const angle = valueAt(opens, f);
  return (
    ground(palette.cream) +
    (angle > 0 ? swept(0, angle) + swept(180, angle) : '') +
    crowd(angle) +
    turn(angle, CX, CY, stroke(arc(CX, CY, 190, 90, 270), palette.ink, { t: 120 })) +
    circle(CX, CY, 60, palette.marigold)
  );
}
