import { pagePathAt, pageRows, pictureName, rowAt } from '../../src/content/pages';
import { colors } from '../../tailwind.config';

/** One picture for each page of src/content/pages.ts, and the not-found page's. */
export const sharePictures = [...Object.keys(pageRows), '/404'].map((path) => ({
  name: pictureName(pagePathAt(path)),
  ...rowAt(path).picture,
}));

/** Colours of text and line on each background. */
export const grounds = {
  ink: { ground: colors.ink, text: colors.cream, line: colors.green, dot: colors.cream },
  forest: { ground: colors.forest, text: colors.cream, line: colors.green, dot: colors.cream },
  green: { ground: colors.green, text: colors.ink, line: colors.ink, dot: colors.cream },
  cream: { ground: colors.cream, text: colors.ink, line: colors.green, dot: colors.ink },
} as const;
