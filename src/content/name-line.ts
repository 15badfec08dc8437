/** Words of the field in the hero's line. */
export const nameWords = {
  label: 'Your company’s name',
  hint: 'The letters stand up on the line, built from the pills.',
  privacy: 'Stays in this browser until you send a form.',
  take: 'Take it',
  takeAs: (kind: 'SVG' | 'PNG') => `Take it as ${kind}`,
  written: (name: string, pieces: number) =>
    pieces === 1 ? `${name}, written in one piece.` : `${name}, written in ${pieces} pieces.`,
  cut: 'Twelve letters stand. The line holds the rest.',
  foreign: 'We have no pieces for this script yet. Your name stands in type.',
  /** Without a letter or digit in it. */
  fileName: (slug: string, kind: 'svg' | 'png') => `${slug || 'name'}-on-the-line.${kind}`,
} as const;
