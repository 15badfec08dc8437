import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FeedPost, parseFeedPosts, type FeedSource } from './feed-posts';
import { FetchError } from './fetch-bounded';

const file = new URL(`./feed-worker${path.extname(import.meta.url)}`, import.meta.url).href;
const isSource = file.endsWith('.ts');
/** A thread takes no loader from its process: from its source it brings its own. */
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
const timeoutMs = 30_000;
const mostMebibytes = 256;
/** A text of so many characters is read within 50 ms, whatever is in it; a thread would cost more. */
const quickCharacters = 32_768;

const parseOnThread = (text: string, source: FeedSource): Promise<FeedPost[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(isSource ? fromSource : new URL(file), {
      eval: isSource,
      workerData: { text, ...source },
      resourceLimits: { maxOldGenerationSizeMb: mostMebibytes },
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
 * Reads a feed without holding up visitors: a long one on a thread of its own.
 *
 * @throws {FetchError} when that takes longer than half a minute, or the text is no feed
 */
export const parseFeed = async (text: string, source: FeedSource): Promise<FeedPost[]> => {
  if (text.length > quickCharacters) return parseOnThread(text, source);
  try {
    return parseFeedPosts(text, source);
  } catch {
    throw new FetchError('NO_FEED');
  }
};
