import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { paths } from '../../src/lib/paths';

interface FirstLoad {
  /** The inline styles of the page, in KiB of brotli 11. */
  styles: number;
  /** The preloaded fonts, in KiB. */
  fonts: number;
}

/**
 * KiB of scripts a route may fetch within 5 s without interaction. A limit, not a target: scripts that load after the
 * first paint delay only the part that uses them.
 */
export const scriptBudget = (route: string) => {
  if (route === paths.home) return 230;
  return route === paths.contact || route === paths.brandAudit ? 260 : 200;
};

/** KiB of the style sheet, which is inlined into every page. The target is 22 (docs/decisions/026-scripts-after-paint.md). */
export const styleBudget = 31.5;

/** KiB of fonts before the largest paint. */
export const fontBudget = 50;

const brotli = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength /
  1024;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * @param distDir the built site
 * @param files paths below it, with or without a leading slash
 * @returns their total size in KiB of brotli 11
 */
export const weigh = async (distDir: string, files: readonly string[]): Promise<number> =>
  sum(
    await Promise.all(files.map(async (file) => brotli(await readFile(path.join(distDir, file))))),
  );

/**
 * Measures the styles and fonts that a prerendered page needs for its first paint.
 * @param distDir the built site
 * @param route the path of the page
 */
export const weighFirstLoad = async (distDir: string, route: string): Promise<FirstLoad> => {
  const html = await readFile(path.join(distDir, route, 'index.html'), 'utf8');
  const fonts = html.match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [];
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const fontFiles = await Promise.all(fonts.map((file) => readFile(path.join(distDir, file))));
  return {
    styles: brotli(Buffer.from(styles)),
    fonts: sum(fontFiles.map((font) => font.byteLength)) / 1024,
  };
};
