import type { SqliteConnection } from './sqlite-connection';

/** Sizes of the headers of pages that hold rows, by their first byte (https://www.sqlite.org/fileformat2.html). */
const headerSizes: ReadonlyMap<number, number> = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/** Reading them takes about 2 ms. */
export const pagesPerStep = 64;

/**
 * Overwrites the unused space of pages: rows that SQLite moved to other pages leave copies there, which `secure_delete`
 * does not know of.
 *
 * @param first number of the first page; 1 is that of the file
 * @returns the number of pages read, at most {@link pagesPerStep}
 */
export const clearUnusedSpace = ({ all }: SqliteConnection, first: number): number => {
  const [counted] = all('SELECT page_count AS pages FROM pragma_page_count');
  const pages = Number(Object(counted).pages);
  const end = Math.min(first + pagesPerStep, pages + 1);
  for (let page = first; page < end; page += 1) {
    const [row] = all('SELECT data FROM sqlite_dbpage WHERE pgno = ?1', page);
    const data = Buffer.from(Object(row).data);
    const header = page === 1 ? 100 : 0;
    const headerSize = headerSizes.get(data[header] ?? 0);
    if (headerSize === undefined) continue;
    // Between the list of the rows' places, which grows upwards, and the rows, which grow downwards.
    const from = header + headerSize + 2 * data.readUInt16BE(header + 3);
    const to = data.readUInt16BE(header + 5) || 65_536;
    if (data.subarray(from, to).every((byte) => byte === 0)) continue;
    data.fill(0, from, to);
    all('UPDATE sqlite_dbpage SET data = ?1 WHERE pgno = ?2', data, page);
  }
  return end - first;
};
