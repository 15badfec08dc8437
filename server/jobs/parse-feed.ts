import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FeedPost, parseFeedPosts, type FeedSource } from './feed-posts';
import { FetchError } from './fetch-bounded';

/** Encodings by byte order mark, or by the first characters of an XML declaration. */
const encodingsByStart: readonly (readonly [RegExp, string])[] = [
  [/^\xef\xbb\xbf/, 'utf-8'],
  [/^\xff\xfe|^<\0\?\0/, 'utf-16le'],
  [/^\xfe\xff|^\0<\0\?/, 'utf-16be'],
];

const decoderOf = (label: string | undefined) => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
};

/** Decodes by the byte order mark, else by the header, else by the XML declaration (RFC 7303, 3), else as UTF-8. */
const decodeFeed = (body: Buffer, contentType = ''): string => {
  const start = body.subarray(0, 200).toString('latin1');
  const startEncoding = encodingsByStart.find(([pattern]) => pattern.test(start))?.[1];
  const [, header] = /;\s{0,5}charset\s{0,5}=\s{0,5}"?([\w.:-]{1,40})/i.exec(contentType) ?? [];
  const [, declared] =
    /^<\?xml[^>]{1,150}?encoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})/.exec(start) ?? [];
  return decoderOf(startEncoding ?? header ?? declared).decode(body);
};

const file = new URL(`./feed-worker${path.extname(import.meta.url)}`, import.meta.url).href;
const isSource = file.endsWith('.ts');
/** Threads do not inherit the loader of TypeScript, so it loads its own when the server runs from source. */
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
const timeoutMs = 30_000;
const maxMebibytes = 256;
/** Any text of this length parses within 50 ms, which is less than starting a thread takes. */
const quickCharacters = 32_768;

const parseOnThread = (text: string, source: FeedSource): Promise<FeedPost[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(isSource ? fromSource : new URL(file), {
      eval: isSource,
      workerData: { text, ...source },
      resourceLimits: { maxOldGenerationSizeMb: maxMebibytes },
    });
    const timer = setTimeout(() => finish(() => reject(new FetchError('TIMEOUT'))), timeoutMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (posts: FeedPost[]) => finish(() => resolve(posts)));
    worker.once('error', () => finish(() => reject(new FetchError('NO_FEED'))));
  });

/**
 * Decodes and parses a feed without blocking the event loop: texts over 32,768 characters on a worker thread.
 *
 * @param contentType the `Content-Type` header
 * @returns its posts, see {@link parseFeedPosts}
 * @throws {FetchError} when that takes more than 30 s or 256 MiB, or the text is no feed
 */
export const parseFeed = async (
  body: Buffer,
  contentType: string | undefined,
  source: FeedSource,
): Promise<FeedPost[]> => {
  const text = decodeFeed(body, contentType);
  if (text.length > quickCharacters) return parseOnThread(text, source);
  try {
    return parseFeedPosts(text, source);
  } catch {
    throw new FetchError('NO_FEED');
  }
};
