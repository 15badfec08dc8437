import { wait } from './wait';

/** What has not come by then counts as failed, in ms. */
const longestWait = 10_000;
/** Between two tries to fetch the same, in ms. */
const pause = 3000;

const tooLate = async () => {
  await wait(longestWait);
  throw new Error('A script did not come');
};

/** The connection is back, or somebody goes on using the page. */
const nextChance = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    addEventListener('focusin', resolve, { once: true });
  });

/** A script that loads later, and may fail to. */
interface LazyScript<Loaded> {
  /** What it holds, once it is there. */
  readonly ready: Loaded | undefined;
  /** Fetches it, once at a time; rejects when that fails or takes more than ten seconds. */
  load: () => Promise<Loaded>;
  /** Fetches it ahead of its use. A failure costs nothing, and for three seconds nothing is fetched again. */
  prefetch: () => void;
  /** Fetches it until it is there, at every new chance. In the build a failure ends it. */
  loadWithRetry: (onFailure?: () => void) => Promise<Loaded>;
}

/** @param importScript imports it; a failed import may be repeated, browsers ask the server again */
export function lazyScript<Loaded>(importScript: () => Promise<Loaded>): LazyScript<Loaded> {
  let ready: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading ??= Promise.race([importScript(), tooLate()]).then(
      (loaded) => (ready = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  let failedAt = -pause;
  const prefetch = () => {
    if (performance.now() - failedAt < pause) return;
    load().catch(() => {
      failedAt = performance.now();
    });
  };
  const loadWithRetry = async (onFailure?: () => void): Promise<Loaded> => {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      onFailure?.();
      await Promise.all([nextChance(), wait(pause)]);
      return loadWithRetry(onFailure);
    }
  };
  return {
    get ready() {
      return ready;
    },
    load,
    prefetch,
    loadWithRetry,
  };
}

/** Forms that still wait for their script say from now on how to write instead. */
export const markScriptFailed = () => {
  document.documentElement.dataset['unloaded'] = '';
};
