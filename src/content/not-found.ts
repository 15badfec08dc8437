const counts = ['None', 'One', 'Two', 'Three'] as const;

/** The not-found page; its text is fixed (docs/rules.md#not-found-page). */
export const notFoundWords = {
  text: 'Looks like you just waltzed into oblivion! Don’t Worry! we have got an Easter Egg Hunt for you.',
  home: 'HOME',
  blogs: 'BLOGS',
  code: '404',
  /** In the floor, one under each figure. */
  acts: ['Connect', 'Convey', 'Convert'],
  egg: 'Easter egg. Drag it, or push it with the arrow keys; Enter lets it go.',
  hint: ['Push with the egg,', 'or drag the pieces.'],
  nearly: ['Two figures stand.', 'The nought is last.'],
  found: 'Found it.',
  seconds: (count: number) => (count === 1 ? '1 second.' : `${count} seconds.`),
  again: 'Again',
  takeApart: 'Take it apart',
  list: 'Pieces. Arrow keys choose, Enter takes.',
  placeList: (piece: string) =>
    `Places for the ${piece.toLowerCase()}. Enter places, Escape lets go.`,
  pieces: {
    stub: 'Stub',
    elbow: 'Elbow',
    stem: 'Stem',
    upper: 'Upper half',
    lower: 'Lower half',
  },
  figures: ['First 4', 'Nought', 'Second 4'],
  /** A piece and where it would go: “Elbow, first 4.” */
  place: (piece: string, figure: string) => `${piece}, ${figure.toLowerCase()}.`,
  /** “Stem placed. Two of three.” */
  placed: (piece: string, filled: number, all: number) =>
    `${piece} placed. ${counts[filled] ?? filled} of ${(counts[all] ?? String(all)).toLowerCase()}.`,
  /** “First 4 stands: Connect.” */
  stands: (figure: string, act: string) => `${figure} stands: ${act}.`,
  refused: 'The nought comes last.',
  letGo: 'Let go.',
} as const;
