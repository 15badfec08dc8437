import { eased } from '../../drawing/keys';
import artwork from '../outlines/dastan.json';
import { chance, times, wrap } from '../../drawing/numbers';
import { clipRect, film, group, move, rect, repeat, shape } from '../svg';

const WIDTH = 700;
const HEIGHT = 1172;
const BROWN = '#3B1512';
const CREAM = '#F0D9B5';
const GOLD = '#E0A13C';
const NAVY = '#20325C';
const RUST = '#A63D2F';
const BRICK = '#C9563F';

/** Colours of the warp from left to right, and of the weft from the edge of the cloth down; the weft repeats. */
const WARP = [RUST, BRICK, CREAM, RUST, NAVY, BRICK, CREAM, RUST, GOLD, BRICK];
const WEFT = [CREAM, NAVY, CREAM, GOLD];

/** Distance between single threads, and threads in a stripe of the warp and in a row of the weft. */
const THREAD = 4;
const STRIPE = 16;
const ROW = 16;
const PITCH = ROW * THREAD;
/** The cloth, from its first to its last warp thread. */
const LEFT = (WIDTH - WARP.length * STRIPE * THREAD) / 2;
const RIGHT = WIDTH - LEFT;

/** Spun by hand: a thread is 3 to 4 px thick. */
const thickness = (index: number, kind: number) =>
  [3, 3.4, 3.8][Math.floor(chance(index, kind) * 3)] ?? 3;

/** Threads of one look share one path. */
function threads(all: readonly { d: string; look: string }[]) {
  const paths = new Map<string, string>();
  for (const { d, look } of all) paths.set(look, (paths.get(look) ?? '') + d);
  return [...paths].map(([look, d]) => `<path d="${d}" fill="none" ${look}/>`).join('');
}

/** The warp, or every `nth` thread of it, from one height to another; each thread ends a little sooner or later. */
const warp = (top: number, bottom: number, { uneven = 0, nth = 1 } = {}) =>
  threads(
    times((WARP.length * STRIPE) / nth, (step) => {
      const i = step * nth;
      const x = LEFT + (i + 0.5) * THREAD;
      const [up, down] = [top + uneven * chance(i, 3), bottom - uneven * chance(i, 4)];
      const color = WARP[Math.floor(i / STRIPE)] ?? RUST;
      return {
        d: `M${x} ${up}L${(x + chance(i, 1) - 0.5).toFixed(1)} ${down}`,
        look: `stroke="${color}" stroke-width="${thickness(i, 2)}"`,
      };
    }),
  );

/**
 * Picks of the weft, over two warp threads and under two, one further to the right in each: a twill. Where they turn at
 * the edge some loops are looser than others.
 */
const weft = (first: number, count: number, top: number) =>
  threads(
    times(count, (step) => first + step).flatMap((k) => {
      const y = top + (k - first + 0.5) * THREAD;
      const color = WEFT[wrap(Math.floor(k / ROW), WEFT.length)] ?? CREAM;
      const stroke = `stroke="${color}" stroke-width="${thickness(k, 5)}"`;
      const phase = wrap(k, 4) * THREAD;
      const loose = Number((2 + 5 * chance(k, 6)).toFixed(1));
      const loop =
        k % 2 === 0
          ? `M${LEFT} ${y}h${-loose}v${THREAD}h${loose}`
          : `M${RIGHT} ${y}h${loose}v${THREAD}h${-loose}`;
      return [
        {
          d: `M${LEFT} ${y}H${RIGHT}`,
          look: `${stroke} stroke-dasharray="${2 * THREAD}" stroke-dashoffset="${phase}"`,
        },
        { d: loop, look: `${stroke} stroke-linejoin="round"` },
      ];
    }),
  );

/** The edge of the cloth, at which the next row is laid. */
const EDGE = 330;
const ROWS = 14;
/** Height of the path of the shuttle. */
const WAY = 259;
/** Offset of the shuttle from its place in the still; it passes through the shed four times. */
const runs = eased(`
  0 0 in, 13 -420 hold, 34 -420 roll, 58 820 hold, 80 820 roll, 104 -420 hold,
  126 -420 roll, 148 820
`);

/** When the reed strikes, after each pass of the shuttle, and when the shuttle returns. */
const PICKS = [
  { strike: 14, next: 34 },
  { strike: 60, next: 80 },
  { strike: 106, next: 126 },
  { strike: 148, next: Infinity },
];

/** Lower edge of the reed: out of sight, against the cloth, and at the place of a new row. */
const REED = { away: 150, touches: EDGE, down: EDGE + PITCH };

const reedFalls = (start: number) =>
  eased(`
    ${start} ${REED.away} fall, ${start + 8} ${REED.down} hold, ${start + 10} ${REED.down} roll,
    ${start + 20} ${REED.away}
  `);
const reedAt = (f: number) => Math.max(...PICKS.map(({ strike }) => reedFalls(strike)(f)));

/** Number of rows by which the reed has pushed the cloth down. */
const rowsGiven = (f: number) =>
  PICKS.reduce((rows, { strike }) => {
    const reached = reedFalls(strike)(Math.min(f, strike + 8));
    return rows + Math.max(0, (reached - REED.touches) / (REED.down - REED.touches));
  }, 0);

const stretched = warp(-20, HEIGHT + 20);
/** Every fourth thread, which the shed lifts over the shuttle. */
const lifted = warp(150, EDGE, { nth: 4 });

/** The woven rows, with the rows still to come above them. */
const cloth = weft(-PICKS.length * ROW, (ROWS + PICKS.length) * ROW, EDGE - PICKS.length * PITCH);

/** The reed: a comb with its teeth between the warp threads, which strikes a new row against the cloth. */
const reed = (bottom: number) =>
  rect(0, bottom - 60, WIDTH, 60, BROWN, 0) +
  `<path d="M${LEFT} ${bottom - 30}H${RIGHT}" stroke="${CREAM}" stroke-width="40" stroke-dasharray="3 13" stroke-dashoffset="-6.5"/>` +
  rect(0, bottom - 58, WIDTH, 8, GOLD, 0) +
  rect(0, bottom - 10, WIDTH, 8, GOLD, 0);

/** A pick before it is struck. */
const laid = (y: number) => rect(-20, y - 2, WIDTH + 40, THREAD, CREAM, 0);

/** A boat of wood with a bobbin of thread, facing forward, its thread behind it. */
function shuttle(at: number, isRightward: boolean) {
  const [bow, stern] = [-60, 360];
  const windings = repeat(42, (i) => {
    const swell = Math.sin((i / 41) * Math.PI);
    return rect(66 + i * THREAD, WAY - 10 - 5 * swell, 3, 20 + 10 * swell, CREAM, 1);
  });
  const body =
    shape(
      `M${bow} ${WAY}Q${bow + 60} ${WAY - 37} ${bow + 130} ${WAY - 37}H${stern - 130}Q${stern - 60} ${WAY - 37} ${stern} ${WAY}Q${stern - 60} ${WAY + 37} ${stern - 130} ${WAY + 37}H${bow + 130}Q${bow + 60} ${WAY + 37} ${bow} ${WAY}Z`,
      GOLD,
    ) +
    rect(44, WAY - 20, 212, 40, BROWN, 6) +
    windings +
    rect(stern - 6, WAY - 2, 1400, THREAD, CREAM, 0);
  return move(at, 0, isRightward ? group('translate(300 0) scale(-1 1)', body) : body);
}

/** The loom at work. */
function loom(f: number): string {
  const isRightward = (f >= 34 && f < 80) || f >= 126;
  const bottom = reedAt(f);
  const pick = PICKS.find(({ strike, next }) => f >= strike && f < next);
  const isStriking = pick !== undefined && f < pick.strike + 8;
  const woven = clipRect(
    0,
    isStriking ? Math.max(bottom, EDGE) : EDGE,
    WIDTH,
    HEIGHT,
    move(0, rowsGiven(f) * PITCH, cloth),
  );
  return (
    stretched +
    woven +
    // The thread lies across until the reed pushes it.
    (isStriking ? laid(Math.max(WAY, bottom - 4)) : '') +
    (pick ? '' : shuttle(runs(f), isRightward) + lifted) +
    (bottom > REED.away ? reed(bottom) : '')
  );
}

/** The bottom of the beam, and the top of the hanging cloth. */
const BEAM = 150;
const HANGS = 172;
const FINISHED = 10 * ROW;
const FRINGE = 64;

/** The finished cloth from the top of its fringe down: a hem of four whole picks, its rows, a hem, the cut warp. */
function wholeCloth(y: number) {
  const [top, height] = [y + FRINGE, FINISHED * THREAD];
  const hem = (from: number) =>
    repeat(4, (k) =>
      rect(LEFT - 4 * chance(k, 7), from + k * THREAD, RIGHT - LEFT + 6, 3.4, CREAM, 1),
    );
  return (
    warp(y, top + height + FRINGE, { uneven: 26 }) +
    weft(0, FINISHED, top) +
    hem(top - 16) +
    hem(top + height)
  );
}
const whole = wholeCloth(HANGS);

/** How far the finished cloth runs down from behind the beam. */
const FALL = 840;
const runsDown = eased(`160 0 roll, 176 ${FALL}`);
/** The reed sweeps the whole frame once: it reveals the first frame above and pushes the cloth out below. */
const reedSweeps = eased(`188 ${BEAM} in, 200 ${HEIGHT + 70}`);

function finished(f: number) {
  const down = runsDown(f);
  const bottom = reedSweeps(f);
  const pushed = Math.max(0, bottom - HANGS);
  const woven = down < FALL ? move(0, down, clipRect(0, BEAM, WIDTH, HEIGHT, loom(f))) : '';
  return (
    woven +
    move(0, down - FALL + pushed, whole) +
    (f > 188 ? clipRect(0, 0, WIDTH, Math.max(0, bottom - 30), loom(0)) + reed(bottom) : '')
  );
}

/** Draws a frame of the Dastan Looms film, 0 to 203: four passes through the shed, the whole cloth, the first frame again. */
export const dastan = film(
  WIDTH,
  HEIGHT,
  BROWN,
  (f) => (f < 160 ? loom(f) : finished(f)) + artwork.join(''),
);
