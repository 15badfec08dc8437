import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a minimal built site. @returns its folder */
export const fakeSite = (folder: string, files: Readonly<Record<string, string | Buffer>> = {}) => {
  const dist = path.join(folder, 'dist');
  for (const [name, content] of Object.entries({ 'index.html': '<h1>Site</h1>', ...files })) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  return dist;
};
