import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt']);
/** In bytes: a smaller file fits in one packet anyway. */
const least = 1024;
/** The size of Node's thread pool, which compresses. */
const lanes = 4;

/**
 * Writes `.br` and `.gz` copies beside every text file of the built site, for the server and for static hosts, so that
 * nothing is compressed during a request.
 * @param distDir the built site
 */
export const precompress = async (distDir: string) => {
  const entries = await readdir(distDir, { recursive: true });
  const files = entries.filter((file) => texts.has(path.extname(file)));
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const plain = await readFile(path.join(distDir, file));
      if (plain.byteLength < least) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
      await writeFile(path.join(distDir, `${file}.br`), await toBrotli(plain, { params }));
      await writeFile(path.join(distDir, `${file}.gz`), await toGzip(plain, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
};
