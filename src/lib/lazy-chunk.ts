import { wait } from './wait';

/** A chunk that takes longer counts as failed, in ms. */
const timeout = 10_000;
/** Shortest pause before `loadWithRetry` tries again, in ms. */
const retryDelay = 3000;

const rejectAfterTimeout = async () => {
  await wait(timeout);
  throw new Error('The chunk did not load in time');
};

/** Resolves when the connection is back or the visitor focuses something. */
const nextChance = () =>
  new Promise((resolve) => {
    for (const event of ['online', 'focusin']) addEventListener(event, resolve, { once: true });
  });

const isPrerendering = typeof document === 'undefined';

/**
 * Loads a chunk: a script that is fetched when it is needed, which may fail.
 * @param importChunk imports the chunk; called again after a failure, when browsers fetch it again
 */
export function lazyChunk<Loaded>(importChunk: () => Promise<Loaded>) {
  let ready: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  /** Loads it, or shares a load in progress. Rejects when that fails or takes too long. */
  const load = () => {
    loading ??= Promise.race([importChunk(), rejectAfterTimeout()]).then(
      (loaded) => (ready = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  /** Loads it ahead of use, and ignores a failure. */
  const prefetch = () => void load().catch(() => undefined);
  /**
   * Loads it, and tries again when the connection is back or the visitor focuses something. Rejects
   * only while prerendering, where neither will happen.
   * @param onFailure called after each failed try
   */
  const loadWithRetry = async (onFailure?: () => void): Promise<Loaded> => {
    try {
      return await load();
    } catch (error) {
      if (isPrerendering) throw error;
      onFailure?.();
      await Promise.all([nextChance(), wait(retryDelay)]);
      return loadWithRetry(onFailure);
    }
  };
  return {
    /** The loaded module or value; undefined until then. */
    get ready() {
      return ready;
    },
    load,
    prefetch,
    loadWithRetry,
  };
}

export type LazyChunk<Loaded> = ReturnType<typeof lazyChunk<Loaded>>;

/** From now on, forms whose chunk has not loaded show an address to write to. */
export const markChunkFailed = () => {
  document.documentElement.dataset['chunkFailed'] = '';
};
