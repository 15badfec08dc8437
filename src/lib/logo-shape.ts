/** Mark and wordmark side by side, in the wordmark's units; `scale` turns the mark's into them. */
export const logoShape = {
  width: 440.1,
  height: 82,
  mark: {
    scale: 0.7321,
    path: 'M56 0v32a24 24 0 0 0 0 48v32a56 56 0 0 1 0-112z M63 0h40a16 16 0 0 1 0 32H63z',
    dot: { x: 79, y: 96, radius: 16 },
  },
  word: {
    x: 109.1,
    y: 25,
    thickness: 15,
    /** Where each letter begins, and its stroke. */
    letters: [
      { letter: 'C', x: 0, path: 'M41 7.5H28a20.5 20.5 0 0 0 0 41H41' },
      { letter: 'o', x: 46, path: 'M28 7.5a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z' },
      { letter: 'n', x: 110, path: 'M7.5 56V28a20.5 20.5 0 0 1 41 0V56' },
      { letter: 't', x: 174, path: 'M7.5 -17V28a20.5 20.5 0 0 0 20.5 20.5h5M7.5 7.5h25.5' },
      { letter: 'r', x: 215, path: 'M7.5 56V28a20.5 20.5 0 0 1 20.5-20.5h4' },
      { letter: 'i', x: 253, path: 'M7.5 0V56' },
      { letter: 'o', x: 275, path: 'M28 7.5a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z' },
    ],
    /** Over the i. */
    dot: { x: 260.5, y: -15.5, radius: 9 },
  },
} as const;
