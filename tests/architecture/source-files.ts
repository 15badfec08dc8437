import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
}

const pattern = /\.(?:ts|tsx)$/;

/** @returns every TypeScript file below the folders, tests included. */
export const readSources = (...folders: readonly string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => path.join(folder, file).replaceAll('\\', '/'))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );

/** @returns whether a file is a test or what only tests use. */
export const isTest = ({ file }: SourceFile) =>
  file.startsWith('tests/') || file.includes('.test.') || file.includes('/testing/');
