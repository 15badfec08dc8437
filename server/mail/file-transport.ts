import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailFile } from '../base/data-dir';
import type { MailTransport } from './transport';

/**
 * Writes mail as `.eml` files (mode 0600), for sites without an SMTP server. Each file is written
 * as a draft, synced and then renamed, so that no half-written mail is ever seen. It counts as
 * sent once file and folder are synced. A mail that is delivered again overwrites its file.
 *
 * @param folder an existing folder; drafts that a crash left in it are deleted
 */
export const createFileTransport = (folder: string): MailTransport => {
  // The mails of these drafts are still queued, so they will be written again.
  for (const name of readdirSync(folder))
    if (name.endsWith('.part')) rmSync(path.join(folder, name), { force: true });
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    concurrency: 1,
    batchSize: 25,
    send: async (id, message) => {
      const { message: content } = await transporter.sendMail(message);
      if (!Buffer.isBuffer(content)) throw new TypeError('The mail came as a stream');
      const draft = path.join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
        await rename(draft, mailFile(folder, id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    flush: async () => {
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
    classifyError: () => 'transport',
    close: () => undefined,
  };
};
