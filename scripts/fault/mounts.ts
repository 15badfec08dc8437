import { execFileSync } from 'node:child_process';

/** Whether this process may mount file systems. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

const run = (command: string, ...words: string[]) =>
  void execFileSync(command, words, { stdio: 'pipe' });

/** Mounts a small tmpfs on a folder. */
export const mountSmallDisk = (folder: string, mebibytes: number) =>
  run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0700`, 'tmpfs', folder);

/** Unmounts the topmost mount of a folder, even while files on it are open. */
export const unmount = (folder: string) => run('umount', '--lazy', folder);

/**
 * Mounts one folder read-only on another. It is read-only before it is mounted there: a file opened in between would
 * keep the mount writable.
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

/** Limits the file size of a process, as a quota does; `undefined` removes the limit. */
export const limitFiles = (pid: number, bytes: number | undefined) =>
  run('prlimit', '--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`);
