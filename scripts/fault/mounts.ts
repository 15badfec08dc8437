import { execFileSync } from 'node:child_process';

/** Whether this process may mount file systems. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

const run = (command: string, ...words: string[]) =>
  void execFileSync(command, words, { stdio: 'pipe' });

/** Puts a small disk of its own, in memory, over a folder. */
export const mountSmallDisk = (folder: string, mebibytes: number) =>
  run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0700`, 'tmpfs', folder);

/** Takes the uppermost mount from a folder, at once even when files on it are open. */
export const unmount = (folder: string) => run('umount', '--lazy', folder);

/**
 * Puts one folder over another, to be read only. It is made so before it is put there: a file that somebody opened
 * in between would keep it writable.
 */
export const mountReadOnly = (source: string, folder: string) => {
  run('mount', '--bind', source, source);
  try {
    run('mount', '-o', 'remount,bind,ro', source);
    run('mount', '--bind', source, folder);
  } finally {
    unmount(source);
  }
};

/** Limits how large a process's files may grow, as a quota does; without a number, no more. */
export const limitFiles = (pid: number, bytes: number | undefined) =>
  run('prlimit', '--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`);
