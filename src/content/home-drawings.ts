/** On a 320 grid: a path, or a dot as x, y and radius. */
export type DrawnPiece = {
  tone: 'line' | 'hero' | 'warm';
  /** The width of its stroke; without one the piece is filled. */
  stroke?: number;
  /** Whether the ends of the stroke are round. */
  isRound?: true;
} & ({ path: string } | { dot: readonly [x: number, y: number, radius: number] });

/** The pictures of the use cases. */
export const caseDrawings = {
  launch: [
    { tone: 'line', path: 'M0 290h150a70 70 0 0 0 70-70V150', stroke: 44 },
    { tone: 'warm', path: 'M198 140V96a22 22 0 0 1 44 0v44z' },
    { tone: 'hero', dot: [220, 34, 24] },
  ],
  outgrown: [
    { tone: 'line', path: 'M250 90H160a100 100 0 0 0 0 200h90', stroke: 44 },
    { tone: 'warm', dot: [170, 190, 48] },
    { tone: 'hero', dot: [276, 190, 30] },
  ],
  merge: [
    { tone: 'line', path: 'M0 80h90a70 70 0 0 1 70 70v10', stroke: 40 },
    { tone: 'warm', path: 'M320 80h-90a70 70 0 0 0-70 70', stroke: 40 },
    { tone: 'line', path: 'M160 172v110', stroke: 40 },
    { tone: 'hero', dot: [160, 290, 28] },
  ],
  explain: [
    {
      tone: 'line',
      path: 'M40 50h150a60 60 0 0 1 0 120H100a60 60 0 0 0 0 120h80',
      stroke: 44,
    },
    { tone: 'warm', path: 'M190 268h30a22 22 0 0 1 0 44h-30z' },
    { tone: 'hero', dot: [276, 290, 22] },
  ],
  market: [
    { tone: 'line', path: 'M30 320V180a60 60 0 0 1 120 0v140z' },
    { tone: 'warm', path: 'M170 320V180a60 60 0 0 1 120 0v140z' },
    { tone: 'line', dot: [230, 70, 30], stroke: 8 },
    { tone: 'hero', dot: [90, 70, 30] },
  ],
  consistent: [
    { tone: 'line', path: 'M40 60h240', stroke: 40, isRound: true },
    { tone: 'line', path: 'M40 130h160', stroke: 40, isRound: true },
    { tone: 'line', path: 'M40 200h200', stroke: 40, isRound: true },
    { tone: 'warm', path: 'M40 270h120', stroke: 40, isRound: true },
    { tone: 'hero', dot: [280, 130, 20] },
  ],
  hype: [
    { tone: 'line', path: 'M42 82h236', stroke: 44, isRound: true },
    { tone: 'line', path: 'M42 162h136', stroke: 44, isRound: true },
    { tone: 'warm', path: 'M42 242h46', stroke: 44, isRound: true },
    { tone: 'hero', dot: [278, 242, 22] },
  ],
  minute: [
    { tone: 'line', path: 'M160 60a100 100 0 1 1-100 100', stroke: 44 },
    { tone: 'warm', dot: [160, 160, 30] },
    { tone: 'hero', dot: [82, 82, 28] },
  ],
  course: [
    {
      tone: 'line',
      path: 'M10 298h78a40 40 0 0 0 40-40v-10a40 40 0 0 1 40-40h4a40 40 0 0 0 40-40v-10a40 40 0 0 1 40-40h58',
      stroke: 44,
    },
    { tone: 'warm', dot: [56, 238, 24] },
    { tone: 'hero', dot: [262, 52, 28] },
  ],
  quote: [
    {
      tone: 'line',
      path: 'M48 212v-62a70 70 0 0 1 70-70M196 212v-62a70 70 0 0 1 70-70',
      stroke: 44,
      isRound: true,
    },
    { tone: 'warm', dot: [218, 224, 44] },
    { tone: 'hero', dot: [70, 224, 44] },
  ],
  demo: [
    {
      tone: 'line',
      path: 'M94 62h132a52 52 0 0 1 52 52v46a52 52 0 0 1-52 52H94a52 52 0 0 1-52-52v-46a52 52 0 0 1 52-52z',
      stroke: 44,
    },
    { tone: 'warm', path: 'M114 284h92', stroke: 44, isRound: true },
    { tone: 'hero', dot: [160, 137, 28] },
  ],
  quiet: [
    { tone: 'line', path: 'M42 162v16', stroke: 44, isRound: true },
    { tone: 'line', path: 'M102 122v96', stroke: 44, isRound: true },
    { tone: 'line', path: 'M162 62v216', stroke: 44, isRound: true },
    { tone: 'warm', path: 'M222 132v76', stroke: 44, isRound: true },
    { tone: 'hero', dot: [282, 170, 22] },
  ],
} satisfies Readonly<Record<string, readonly DrawnPiece[]>>;
