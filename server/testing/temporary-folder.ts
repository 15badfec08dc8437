import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @returns a new, empty temporary folder */
export const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'contrio-test-'));
