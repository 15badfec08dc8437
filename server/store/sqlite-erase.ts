import { createReadStream } from 'node:fs';
import { processInPages } from './process-in-pages';
import { textOf } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import type { Erased } from './store';
import type { WriteQueue } from './write-queue';

/**
 * Deletes submissions a page at a time, each page in its own transaction, so that a running server is held up for
 * milliseconds only. Keys, identities and mails go with them.
 *
 * @param condition which ones, with the value as `?1`
 */
export const deleteInPages = async (
  connection: SqliteConnection,
  writes: WriteQueue,
  condition: string,
  value: string | number,
): Promise<Erased> => {
  const mailIds: string[] = [];
  const submissions = await processInPages(async (limit) => {
    const page = `SELECT id FROM submissions WHERE ${condition} LIMIT ${limit}`;
    const erased = await writes.run(() => {
      // A digest names the person: its file goes as well.
      const mails = connection.all(
        `SELECT id FROM outbox WHERE submission_id IN (${page})
          UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
            WHERE s.id IN (${page})`,
        value,
      );
      const count = connection.run(`DELETE FROM submissions WHERE id IN (${page})`, value);
      return { mails, count };
    });
    for (const mail of erased.mails) mailIds.push(textOf(mail, 'id'));
    return erased.count;
  });
  return { submissions, mailIds, remains: [] };
};

// Byte for byte, with small and capital letters alike.
const folded = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();

/** @returns whether the file holds the text anywhere, in small or capital letters */
export const fileContains = async (file: string, text: string): Promise<boolean> => {
  const needle = folded(Buffer.from(text));
  let tail = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const window = tail + folded(chunk);
    if (window.includes(needle)) return true;
    tail = window.slice(Math.max(0, window.length - needle.length + 1));
  }
  return false;
};
