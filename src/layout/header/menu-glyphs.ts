import type { MenuGlyph } from '@/content/navigation';

/** A dot by its middle. */
const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A lying bar with round ends, by its upper left corner. */
const bar = (x: number, y: number, width: number, height: number) => {
  const r = height / 2;
  const side = width - height;
  return `M${x + r} ${y}h${side}a${r} ${r} 0 0 1 0 ${height}h${-side}a${r} ${r} 0 0 1 0 ${-height}z`;
};

/** Pictures of the menu items as SVG path data, 56 × 40. One piece, the hero, is green. */
export const menuGlyphs: Readonly<Record<MenuGlyph, { pieces: string; hero?: string }>> = {
  branding: {
    pieces:
      'M26.7 0v11.42a8.57 8.57 0 0 0 0 17.14v11.42a19.99 19.99 0 0 1 0-39.98zM29.2 0h14.28a5.71 5.71 0 0 1 0 11.42H29.2z',
    hero: dot(34.9, 34.27, 5.71),
  },
  video: {
    pieces: dot(8, 20, 6.5) + dot(48, 20, 6.5) + bar(0, 27, 56, 13),
    hero: dot(28, 6.5, 6.5),
  },
  services: {
    pieces: `${bar(15.5, 14, 18, 12)}M36.5 0a20 20 0 0 1 0 40V28a8 8 0 0 0 0-16z`,
    hero: dot(6, 20, 6),
  },
  blog: { pieces: bar(0, 4, 56, 14) + bar(0, 24, 34, 14), hero: dot(47, 31, 7) },
  cases: {
    pieces:
      'M24 0v12a8 8 0 0 0 0 16v12a20 20 0 0 1 0-40zM32 0v12a8 8 0 0 1 0 16v12a20 20 0 0 0 0-40z',
  },
  audit: {
    pieces: dot(8, 8, 7) + dot(28, 8, 7) + dot(48, 8, 7) + dot(8, 31, 7) + dot(48, 31, 7),
    hero: dot(28, 31, 7),
  },
  about: { pieces: 'M6 40a22 22 0 0 1 44 0H37a9 9 0 0 0-18 0z', hero: dot(28, 6.5, 6.5) },
  careers: {
    pieces: `${dot(6, 34, 6)}M14.7 26a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0zM29.4 16a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0z`,
    hero: 'M44 6a6 6 0 0 1 12 0v28a6 6 0 0 1-12 0z',
  },
  faq: {
    pieces:
      'M18 0h13a13 13 0 0 1 0 26h-3a5.5 5.5 0 0 1 0-11h3a2 2 0 0 0 0-4H18a5.5 5.5 0 0 1 0-11z',
    hero: dot(28, 34.5, 5.5),
  },
};
