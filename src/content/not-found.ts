/** The not-found page (docs/rules.md#not-found-page); `text`, `home`, `blogs` and `code` are fixed. */
export const notFoundWords = {
  text: 'Looks like you just waltzed into oblivion! Don’t Worry! we have got an Easter Egg Hunt for you.',
  home: 'HOME',
  blogs: 'BLOGS',
  code: '404',
  /** In the floor, one under each figure. */
  verbs: ['Connect', 'Convey', 'Convert'],
  egg: 'Easter egg. Drag it, or shove it with the arrow keys.',
  hint: 'Put the 404 back together. Drag a piece, or shove it with the egg.',
  found: 'Found it.',
  again: 'Again',
  takeApart: 'Take it apart',
  list: 'Pieces. Arrow keys choose, Enter puts one in its place.',
  pieces: { stub: 'Stub', elbow: 'Elbow', stem: 'Stem', half: 'Half of the nought' },
  /** “Stem placed. 3 of 8.” */
  placed: (piece: string, count: number, all: number) => `${piece} placed. ${count} of ${all}.`,
} as const;
