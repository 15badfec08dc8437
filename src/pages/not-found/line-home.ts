/** Edges that the line runs between, in px from the corner of the section. */
export interface LineEdges {
  /** Thickness of the line, and of a cut between its pieces. */
  line: number;
  cut: number;
  /** Right edge of the content: the line turns up there. */
  right: number;
  /** Upper edge of the floor. */
  floor: number;
  /** Upper edge of the stretch below the links, and its left end. */
  top: number;
  left: number;
}

interface LineHome {
  /** Path data of the line’s middle. */
  d: string;
  /** Shares of its length that are still to come after the first turn, and after the rise. */
  afterTurn: number;
  afterRise: number;
  /** Where pieces of the line are cut. */
  gaps: readonly { x: number; y: number; width: number; height: number }[];
}

/** The finished line: from the floor’s end up at the content’s edge, and left to below HOME. */
export const lineHome = ({ line, cut, right, floor, top, left }: LineEdges): LineHome => {
  const outer = 1.75 * line;
  const radius = outer - line / 2;
  const [x, y] = [right - line / 2, floor + line / 2];
  const [start, end] = [right - outer, left + line / 2];
  const upper = top + line / 2;
  const [lowTurn, highTurn] = [floor + line - outer, top + outer];
  const quarter = (radius * Math.PI) / 2;
  const stretches = [cut + quarter, lowTurn - highTurn, quarter + start - end];
  const length = stretches.reduce((sum, stretch) => sum + stretch, 0);
  const [first = 0, second = 0] = stretches;
  const upright = { y: floor, width: cut, height: line };
  return {
    d: `M${start - cut} ${y}H${start}A${radius} ${radius} 0 0 0 ${x} ${lowTurn}V${highTurn}A${radius} ${radius} 0 0 0 ${start} ${upper}H${end}`,
    afterTurn: 1 - first / length,
    afterRise: 1 - (first + second) / length,
    gaps: [
      { ...upright, x: start - cut },
      { x: right - line, y: lowTurn - cut, width: line, height: cut },
      { x: right - line, y: highTurn, width: line, height: cut },
      { ...upright, x: start - cut, y: top },
    ],
  };
};
