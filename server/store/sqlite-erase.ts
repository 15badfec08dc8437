import type { SqliteConnection } from './sqlite-connection';

// The format of the file: https://www.sqlite.org/fileformat2.html
/** Sizes in bytes of the headers of pages that hold rows, by the header's first byte. */
const pageHeaderSizes: ReadonlyMap<number, number> = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/** The header of the file stands in its first page, before that of the page. */
const fileHeaderSize = 100;
/** Places of two numbers in a page's header. */
const rowCountOffset = 3;
const firstRowOffset = 5;

/**
 * Overwrites the unused space of pages: rows that SQLite moved to other pages leave copies there,
 * which `secure_delete` does not know of.
 *
 * @param first number of the first page; 1 is that of the file
 * @returns the number of pages read, at most `limit`
 */
export const clearUnusedSpace = (
  { all }: SqliteConnection,
  first: number,
  limit: number,
): number => {
  const [counted] = all('SELECT page_count AS pages FROM pragma_page_count');
  const pages = Number(Object(counted).pages);
  const end = Math.min(first + limit, pages + 1);
  for (let page = first; page < end; page += 1) {
    const [row] = all('SELECT data FROM sqlite_dbpage WHERE pgno = ?1', page);
    const data = Buffer.from(Object(row).data);
    const header = page === 1 ? fileHeaderSize : 0;
    const headerSize = pageHeaderSizes.get(data[header] ?? 0);
    if (headerSize === undefined) continue;
    // A list of two bytes a row grows upwards from the header, and the rows grow downwards from the
    // end of the page: what lies between is unused. The largest page has 0 instead of its size.
    const from = header + headerSize + 2 * data.readUInt16BE(header + rowCountOffset);
    const to = data.readUInt16BE(header + firstRowOffset) || 65_536;
    if (data.subarray(from, to).every((byte) => byte === 0)) continue;
    data.fill(0, from, to);
    all('UPDATE sqlite_dbpage SET data = ?1 WHERE pgno = ?2', data, page);
  }
  return end - first;
};
