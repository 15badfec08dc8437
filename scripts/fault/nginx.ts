import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the first of the programs that is installed */
export const findProgram = (names: readonly string[], question: string) =>
  names.find((name) => {
    try {
      execFileSync(name, [question], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

export const nginx = findProgram(['nginx', '/usr/sbin/nginx'], '-v');

const writable = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx as one foreground process that writes only below the folder.
 *
 * @param program the value of {@link nginx}
 * @param http its directives in the `http` block
 */
export const startNginx = (program: string, folder: string, http: string) => {
  const file = path.join(folder, 'nginx.conf');
  const places = writable.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
    http { access_log off; ${places} ${http} }`,
  );
  const child = spawn(program, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { file, stop: () => void child.kill('SIGKILL') };
};
