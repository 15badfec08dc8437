import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt']);
/** A smaller file, in bytes, fits in one packet anyway. */
const minBytes = 1024;

/**
 * Writes `.br` and `.gz` copies beside every text file of the built site, for the server and for static hosts, so that
 * nothing is compressed during a request.
 * @param distDir the built site
 */
export const precompress = async (distDir: string) => {
  const entries = await readdir(distDir, { recursive: true });
  const files = entries.filter((file) => texts.has(path.extname(file)));
  await Promise.all(files.map((file) => writeCopies(path.join(distDir, file))));
};

const writeCopies = async (file: string) => {
  const content = await readFile(file);
  if (content.byteLength < minBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
};
