import { createReadStream } from 'node:fs';
import { processInPages } from './process-in-pages';
import { textOf } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import type { Erased } from './store';
import type { WriteQueue } from './write-queue';

/**
 * Deletes submissions with their keys, identities and mails, in pages of one transaction each, so that a running server
 * waits for milliseconds only.
 *
 * @param condition SQL condition with the parameter `?1`
 * @param value of the parameter
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
      // Digests that list the person are erased as well.
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
  return { submissions, mailIds, remainingCopies: [] };
};

const toLowerCaseBytes = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();

/** @returns whether a file contains a text, in any case */
export const fileContains = async (file: string, text: string): Promise<boolean> => {
  const needle = toLowerCaseBytes(Buffer.from(text));
  let tail = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const window = tail + toLowerCaseBytes(chunk);
    if (window.includes(needle)) return true;
    tail = window.slice(Math.max(0, window.length - needle.length + 1));
  }
  return false;
};
