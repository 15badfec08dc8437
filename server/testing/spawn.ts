import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { waitFor } from './wait-for';

/** For a machine that is busy with other tests. */
const startTimeoutMs = 40_000;

const cwd = path.resolve(import.meta.dirname, '../..');

type Environment = Readonly<Record<string, string>>;

/**
 * Folder of a built server, which `npm test` names: it starts sooner than the source, and is what
 * ships.
 */
const built = process.env.BUILT_SERVER;

const programArguments = (file: string) =>
  built === undefined
    ? ['--import', 'tsx', `server/entries/${file}`]
    : [path.join(built, file.replace(/ts$/, 'js'))];

const withPath = (environment: Environment) => ({ PATH: process.env.PATH ?? '', ...environment });

/** Runs a program of the server until it exits. */
export const runProgram = (file: string, args: readonly string[], environment: Environment) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      'node',
      [...programArguments(file), ...args],
      { cwd, env: withPath(environment), timeout: 120_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });

/**
 * Starts the server in its own process, on a free port, with its data in `folder`.
 *
 * @param command program and arguments; the server's source, or what `npm test` built, by default
 */
export const startServer = async (
  folder: string,
  environment: Environment = {},
  command: readonly string[] = ['node', ...programArguments('index.ts')],
) => {
  const [program = '', ...args] = command;
  const defaults = {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: path.join(folder, 'dist'),
    RATE_LIMIT: 'off',
  };
  const child = spawn(program, args, { cwd, env: withPath({ ...defaults, ...environment }) });
  const ended = once(child, 'exit');
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = await waitFor(
    () => /^Listening on (\S+)$/m.exec(output)?.[1],
    'the server to listen',
    startTimeoutMs,
  );
  return {
    // The server listens on IPv4 only, and `localhost` may mean IPv6 first.
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    output: () => output,
    /** Sends a signal and waits until the process exits. @returns its exit code */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      const [code]: (number | null)[] = await ended;
      return code ?? null;
    },
  };
};

export type Running = Awaited<ReturnType<typeof startServer>>;
