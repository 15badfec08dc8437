/** The not-found page; its text is fixed (docs/rules.md#not-found-page). */
export const notFoundWords = {
  text: 'Looks like you just waltzed into oblivion! Don’t Worry! we have got an Easter Egg Hunt for you.',
  home: 'HOME',
  blogs: 'BLOGS',
  code: '404',
  egg: 'Easter egg. Drag it, or move it with the arrow keys; Enter rolls it closer to where it fits.',
  hint: ['Drag the egg.', 'It fits somewhere.'],
  found: ['Found it.', 'That was the whole hunt. The homepage is up there.'],
} as const;
