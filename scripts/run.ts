import { spawn } from 'node:child_process';

/**
 * Runs a command with its output passed through.
 * @returns its exit code; 1 when it could not be started or was killed
 */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** @returns the exit code of a program that the project has installed. */
export const runTool = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run('npx', ['--no-install', name, ...args], env);
