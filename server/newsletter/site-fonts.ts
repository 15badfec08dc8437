import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageFonts } from './page-styles';

/** @returns the addresses of the fonts in a built site; none where it has none, or where Vite serves it */
export const siteFonts = (distDir: string): PageFonts => {
  let names: string[] = [];
  try {
    names = readdirSync(path.join(distDir, 'assets'));
  } catch {
    return {};
  }
  const find = (font: string) => {
    const name = names.find((each) => each.startsWith(`${font}-`) && each.endsWith('.woff2'));
    return name === undefined ? {} : { [font]: `/assets/${name}` };
  };
  return { ...find('gloock'), ...find('outfit') };
};
