import artwork from '../outlines/varsa.json';
import { chance, RADIAN, times } from '../../drawing/numbers';
import { circle, ground, group, move, rect, repeat, shape, stroke } from '../svg';

/** The poster of Varsa: a track and its stands, in one red ink and the dots of a photocopy. */

export const WIDTH = 900;
export const HEIGHT = 970;

export const PAPER = '#F3E7D2';
export const TONER = '#1B1412';
export const RED = '#E5341A';
/** The red ink is printed this far beside the black. */
export const MISREGISTER = { x: -7, y: 6 };

/** Dots of the photocopy: their distance, and the angle of their rows. */
const SCREEN = { pitch: 16, angle: 38 };

const fade = (id: string, x: number, y: number, r: number, from: number, strength: number) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="${from}" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/></radialGradient>`;

/** Turns greys into dots of toner: black wherever grey and screen together are darker than the threshold. */
export const halftone =
  `<radialGradient id="dot" gradientUnits="userSpaceOnUse" cx="${SCREEN.pitch / 2}" cy="${SCREEN.pitch / 2}" r="${SCREEN.pitch * 0.7}"><stop stop-color="#0d0d0d"/><stop offset="1" stop-color="#fff"/></radialGradient>` +
  `<pattern id="screen" width="${SCREEN.pitch}" height="${SCREEN.pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${SCREEN.angle})">${rect(0, 0, SCREEN.pitch, SCREEN.pitch, 'url(#dot)', 0)}</pattern>` +
  `<filter id="copy" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .106 0 0 0 0 .078 0 0 0 0 .071 -12 0 0 0 6.5"/></filter>` +
  `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>` +
  fade('vignette', 470, 480, 760, 0.35, 0.62) +
  // Floodlights: the corners of the field and the upper rows lie in the dark.
  fade('light', 300, 970, 960, 0.5, 0.95);

/**
 * A photocopy of grey shapes in the frame.
 * @param x where the screen lies: it moves with the sheet, so that a dot stays the same dot
 */
export const photocopied = (shapes: string, x = 0, y = 0) =>
  `<g filter="url(#copy)">${ground(WIDTH, HEIGHT, '#fff')}${shapes}<g transform="translate(${x} ${y})" opacity=".5"><rect x="${-x}" y="${-y}" width="${WIDTH}" height="${HEIGHT}" fill="url(#screen)"/></g></g>`;

/** The light falls off towards the edges of bare red paper. */
export const vignette = ground(WIDTH, HEIGHT, 'url(#vignette)');

/** Dirt on the glass of the copier, other specks in each of four copies. */
export const COPIES = 4;
export const dirt = (copy: number) =>
  repeat(26, (i) =>
    circle(WIDTH * chance(i, copy), HEIGHT * chance(i, copy + 9), 0.8 + 2 * chance(i, 20), TONER),
  );

/** Start and centre of the bend; lane 1 is the innermost of four, and every lane is 92 px wide. */
export const BEND = { x: 300, y: 970 };
const LANE = 92;
const INNER = 150;
const LANES = 4;
const OUTER = INNER + LANE * LANES;

/** Radius of the centre of a lane in the bend. */
export const laneRadius = (lane: number) => INNER + LANE * (lane - 0.5);

/** Path of a lane line of radius r: from the right, round the bend to the left, and down. */
const round = (r: number) =>
  `M2600 ${BEND.y - r}H${BEND.x}A${r} ${r} 0 0 0 ${BEND.x - r} ${BEND.y}V2600`;
/** All that lies inside a lane line. */
const inside = (r: number) => `${round(r)}H2600z`;

/** Where the printed sheet of the track ends, in the world. */
export const SHEET_END = 1840;
/** Its unprinted margin, in px. */
export const MARGIN = 18;

const CHECK = 23;
/** The near edge of the finish line, in the world. */
const FINISH = 1470;
export const finishLine =
  rect(BEND.x - OUTER, FINISH, LANE * LANES, 2 * CHECK, PAPER, 0) +
  repeat((LANE * LANES) / CHECK, (i) =>
    rect(
      BEND.x - INNER - CHECK * (i + 1),
      FINISH + (i % 2 === 0 ? CHECK : 0),
      CHECK,
      CHECK,
      TONER,
      0,
    ),
  );

/** Lane numbers, facing the runners, who come from the right. */
const numbers = artwork.numbers
  .slice(0, LANES)
  .map((d, k) =>
    group(`translate(846 ${BEND.y - laneRadius(k + 1)}) rotate(-90)`, `<path d="${d}"/>`),
  )
  .join('');

/** What the red plate prints: the track, without its lines and numbers. */
export const redPlate =
  shape(inside(OUTER), RED) +
  repeat(LANES - 1, (k) => stroke(round(INNER + LANE * (k + 1)), PAPER, { t: 9 })) +
  shape(inside(INNER), PAPER) +
  `<g fill="${PAPER}">${numbers}</g>`;

/** What is drawn in solid toner: lines, and the outlines of the numbers. */
export const blackPlate =
  repeat(LANES + 1, (k) =>
    stroke(round(INNER + LANE * k), TONER, { t: k % LANES === 0 ? 8 : 2.5 }),
  ) + `<g fill="none" stroke="${TONER}" stroke-width="2.5">${numbers}</g>`;

export const grey = (share: number) => {
  const level = Math.round(255 * share);
  return `rgb(${level},${level},${level})`;
};

/** The stands: rows of heads and shoulders round the bend, each a little behind the one below. */
const ROWS = 11;
const PITCH = 44;
function spectator(row: number, seat: number, x: number, y: number, angle: number) {
  const tone = chance(seat, row + 40);
  const [head, coat] = [grey(0.55 + 0.45 * tone), grey(0.1 + 0.7 * chance(seat, row + 70))];
  const body = `<path d="M-21 26Q-21 6 0 6T21 26z" fill="${coat}"/>${circle(2 - 4 * tone, -5, 12, head)}`;
  return group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`, body);
}

function stands(shiftX: number, shiftY: number) {
  const isSeen = (x: number, y: number) =>
    x + shiftX > -30 && x + shiftX < WIDTH + 30 && y + shiftY > -30 && y + shiftY < HEIGHT + 30;
  const row = (index: number) => {
    const r = OUTER + 66 + 38 * index;
    const arc = (r * Math.PI) / 2;
    const aside = PITCH * chance(index, 30);
    const seats = times(90, (seat) => {
      // Along the straight from the right, round the bend, and down.
      const way = seat * PITCH + aside - 900;
      const angle = Math.min(90, Math.max(0, (way / arc) * 90));
      const [sin, cos] = [Math.sin(angle * RADIAN), Math.cos(angle * RADIAN)];
      const x = BEND.x - r * sin - Math.min(0, way);
      const y = BEND.y - r * cos + Math.max(0, way - arc);
      return isSeen(x, y) ? spectator(index, seat, x, y, -angle) : '';
    });
    return seats.join('');
  };
  return repeat(ROWS, (index) => row(ROWS - 1 - index));
}

/** The grass is mown in stripes. */
const infield =
  shape(inside(INNER), grey(0.44)) +
  repeat(16, (i) => rect(BEND.x - INNER + 150 * i, BEND.y - INNER, 75, 1900, grey(0.3), 0));
export const grass = `<clipPath id="grass"><path d="${inside(INNER)}"/></clipPath>`;

/** The greys of the photocopy: stands, the wall before them, the lane that will win, grass. */
export const greys = (x: number, y: number) =>
  move(
    x,
    y,
    rect(-1400, -1400, 4000, 4000, grey(0.2), 0) +
      stands(x, y) +
      shape(inside(OUTER + 30), grey(0)) +
      shape(inside(OUTER + 22), grey(0.92)) +
      shape(inside(OUTER), grey(1)) +
      stroke(round(laneRadius(3)), grey(0.66), { t: 84 }) +
      `<g clip-path="url(#grass)">${infield}</g>` +
      rect(-1400, -1400, 4000, 4000, 'url(#light)', 0),
  );
