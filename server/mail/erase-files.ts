import { rm } from 'node:fs/promises';
import type { Erased } from '../store/store';
import { mailFile } from './file-transport';

/** The mails written as files go with the rows that they tell of. */
export const eraseFiles = async (folder: string, { mailIds }: Erased): Promise<void> => {
  for (const id of mailIds) await rm(mailFile(folder, id), { force: true });
};
