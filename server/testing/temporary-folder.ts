import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @returns a new empty directory below the system's own for such things */
export const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'contrio-test-'));
