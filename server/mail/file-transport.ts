import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport';

const batchSize = 25;

/** The name is a random id, so nobody can guess it. */
const mailFile = (folder: string, id: string) => path.join(folder, `${id}.eml`);

/** Deletes the files of mails that were erased from the database. */
export const deleteMailFiles = async (
  folder: string,
  mailIds: readonly string[],
): Promise<void> => {
  for (const id of mailIds) await rm(mailFile(folder, id), { force: true });
};

const sync = async (place: string) => {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes mail as `.eml` files (mode 0600), for sites without an SMTP server. Each file is written atomically and synced
 * before the mail counts as sent; a repeated delivery overwrites it.
 *
 * @param folder an existing folder; drafts that a crash left in it are deleted
 */
export const createFileTransport = (folder: string): MailTransport => {
  // Their mails are still queued.
  for (const name of readdirSync(folder))
    if (name.endsWith('.part')) rmSync(path.join(folder, name), { force: true });
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    concurrency: 1,
    batchSize,
    send: async (id, message) => {
      const { message: content } = await transporter.sendMail(message);
      if (!Buffer.isBuffer(content)) throw new TypeError('The mail came as a stream');
      const draft = path.join(folder, `.${randomBytes(16).toString('hex')}.part`);
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, mailFile(folder, id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    flush: () => sync(folder),
    classifyError: () => 'transport',
    close: () => undefined,
  };
};
