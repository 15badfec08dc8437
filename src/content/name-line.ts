/** Words of the field in the hero's line. */
export const nameWords = {
  label: 'Type your company’s name',
  hint: 'The letters stand up on the line, built from the pills.',
  privacy: 'Stays in this browser until you send a form.',
  take: 'Take it',
  takeAs: (kind: 'SVG' | 'PNG') => `Take it as ${kind}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  /** Where the browser lets no script copy. */
  linkInAddress: 'It’s in the address bar',
  written: (name: string, pieces: number) =>
    pieces === 1 ? `${name}, written in one piece.` : `${name}, written in ${pieces} pieces.`,
  cut: {
    said: 'The first letters stand. The line holds the rest.',
    shown: 'The line holds the rest.',
  },
  foreign: 'We have no pieces for this script yet. Your name stands in type.',
  /** Of the picture; it says where the name was written. */
  pictureTitle: (name: string, host: string) => `${name}, on the line at ${host}`,
  /** Without a letter or digit in it. */
  fileName: (slug: string, kind: 'svg' | 'png') => `${slug || 'name'}-on-the-line.${kind}`,
} as const;
