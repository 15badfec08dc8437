import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogue } from './catalogue';

/** Writes every animation to the public folder; the output is deterministic. */
export function writeAnimations(publicFolder: string): { file: string; bytes: number }[] {
  return catalogue.map(({ file, animation }) => {
    const text = JSON.stringify(animation);
    const path = join(publicFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return { file, bytes: Buffer.byteLength(text) };
  });
}
