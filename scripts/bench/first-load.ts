import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface FirstLoad {
  /** All scripts that the page asks for by itself when it starts, KiB of brotli 11. */
  scripts: number;
  /** The styles of its first paint, KiB of brotli 11; those below the first screen come with the first sign of use. */
  styles: number;
  /** The fonts that it preloads, KiB. */
  fonts: number;
}

/** What a page may ask for at first: KiB of scripts by route. */
export const scriptBudget = (route: string) => {
  if (route === '/') return 84;
  return route === '/contact' || route === '/brand-audit' ? 115 : 92;
};

const brotli = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Weighs what a built page loads before anybody acts, from its HTML.
 * @param distDir the built site
 * @param route the page's address
 */
export const weighFirstLoad = async (distDir: string, route: string): Promise<FirstLoad> => {
  const html = await readFile(path.join(distDir, route, 'index.html'), 'utf8');
  const scripts = [...new Set(html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g))];
  const fonts = html.match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [];
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const read = (file: string) => readFile(path.join(distDir, file));
  const [scriptFiles, fontFiles] = await Promise.all(
    [scripts, fonts].map((files) => Promise.all(files.map(read))),
  );
  return {
    scripts: sum((scriptFiles ?? []).map(brotli)) / 1024,
    styles: brotli(Buffer.from(styles)) / 1024,
    fonts: sum((fontFiles ?? []).map((font) => font.byteLength)) / 1024,
  };
};
