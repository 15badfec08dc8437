import { createHash } from 'node:crypto';
import type { InlineHashes } from './security-headers';

const hashOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Data blocks such as JSON-LD do not run, so they need no hash. */
const isRun = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
};

/** @returns the hashes of the inline scripts and styles of a prerendered page */
export const inlineHashes = (html: string): InlineHashes => {
  const contents = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'gi'))].map(
      ([, attributes = '', content = '']) => ({ attributes, content }),
    );
  return {
    scripts: contents('script')
      .filter(({ attributes, content }) => content !== '' && isRun(attributes))
      .map(({ content }) => hashOf(content)),
    styles: contents('style').map(({ content }) => hashOf(content)),
  };
};
