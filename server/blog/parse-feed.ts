import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FeedPost, parseFeedPosts, type FeedSource } from './feed-posts';
import { FetchError } from './fetch-bounded';

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
 * Parses a feed without blocking the event loop: texts over 32,768 characters on a worker thread.
 *
 * @returns its posts, see {@link parseFeedPosts}
 * @throws {FetchError} when that takes more than 30 s or 256 MiB, or the text is no feed
 */
export const parseFeed = async (text: string, source: FeedSource): Promise<FeedPost[]> => {
  if (text.length > quickCharacters) return parseOnThread(text, source);
  try {
    return parseFeedPosts(text, source);
  } catch {
    throw new FetchError('NO_FEED');
  }
};
