import { processInPages } from './process-in-pages';
import type { SerialConnection } from './serial-connection';
import { retryWhileBusy, type SqliteConnection } from './sqlite-connection';
import { createTransaction, type Transaction } from './transaction';

// The format of the file, in bytes: https://www.sqlite.org/fileformat2.html

/** The first page begins with the header of the file. */
const fileHeaderSize = 100;

/** Sizes of the headers of pages that hold rows, by the header's first byte. */
const pageHeaderSizes: ReadonlyMap<number, number> = new Map([
  [0x02, 12], // inner page of an index
  [0x05, 12], // inner page of a table
  [0x0a, 8], // leaf of an index
  [0x0d, 8], // leaf of a table
]);

// A page: header, pointers to the rows (two bytes each), UNUSED SPACE, rows. Its header has the
// number of the rows and the place of the first one at these offsets.
const rowCountOffset = 3;
const firstRowOffset = 5;

/**
 * Overwrites the unused space of all pages, after rows were erased: rows that SQLite moved to other
 * pages leave copies there, which `secure_delete` does not know of. `VACUUM` would lock the file
 * until it is rewritten; this goes page by page, while the site serves. SQLite itself writes the
 * pages, each batch in a transaction, so a crash is rolled back as after any other write.
 */
export const clearUnusedSpace = async (connection: SerialConnection): Promise<void> => {
  let nextPage = 1;
  await processInPages(async (limit) => {
    const pages = await retryWhileBusy(() =>
      connection.run((database) =>
        database.transaction(() => clearPages(database, nextPage, limit)),
      ),
    );
    nextPage += pages;
    return pages;
  });
};

/** @returns the number of pages read, at most `limit` */
const clearPages = async (database: SqliteConnection, first: number, limit: number) => {
  const { rows } = createTransaction(database.rows);
  const end = Math.min(first + limit, (await countPages(rows)) + 1);
  for (let page = first; page < end; page += 1) {
    const select = 'SELECT data FROM sqlite_dbpage WHERE pgno = ?1';
    const [stored] = await rows<{ data: Uint8Array }>(select, page);
    const data = Buffer.from(stored?.data ?? []);
    const unused = unusedSpaceOf(data, page === 1 ? fileHeaderSize : 0);
    if (unused === undefined || unused.every((byte) => byte === 0)) continue;
    unused.fill(0);
    database.rows('UPDATE sqlite_dbpage SET data = ?1 WHERE pgno = ?2', data, page);
  }
  return end - first;
};

const countPages = async (rows: Transaction['rows']) => {
  const [file] = await rows<{ pages: number }>('SELECT page_count AS pages FROM pragma_page_count');
  return file?.pages ?? 0;
};

/**
 * @param header where the page's header begins
 * @returns the part of the page that no row is in; undefined for a page that holds no rows
 */
const unusedSpaceOf = (data: Buffer, header: number): Buffer | undefined => {
  const headerSize = pageHeaderSizes.get(data[header] ?? 0);
  if (headerSize === undefined) return undefined;
  // The largest page has 0 instead of its size.
  const from = header + headerSize + 2 * data.readUInt16BE(header + rowCountOffset);
  const to = data.readUInt16BE(header + firstRowOffset) || 65_536;
  return data.subarray(from, to);
};
