/** What has not come by then counts as failed, in ms. */
const longestWait = 10_000;
/** Between two tries to fetch the same, in ms. */
const pause = 3000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
interface LateScript<Loaded> {
  /** What it holds, once it is there. */
  readonly ready: Loaded | undefined;
  /** Fetches it, once at a time; rejects when that fails or takes more than ten seconds. */
  ask: () => Promise<Loaded>;
  /** Fetches it ahead of its use. A failure costs nothing, and for three seconds nothing is fetched again. */
  prefetch: () => void;
  /** Fetches it until it is there, at every new chance. In the build a failure ends it. */
  insist: (onFailure?: () => void) => Promise<Loaded>;
}

/** @param load imports the script; a failed import may be repeated, browsers ask the server again */
export function lateScript<Loaded>(load: () => Promise<Loaded>): LateScript<Loaded> {
  let ready: Loaded | undefined;
  let asked: Promise<Loaded> | undefined;
  const ask = () => {
    asked ??= Promise.race([load(), tooLate()]).then(
      (loaded) => (ready = loaded),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  let failedAt = -pause;
  const prefetch = () => {
    if (performance.now() - failedAt < pause) return;
    ask().catch(() => {
      failedAt = performance.now();
    });
  };
  const insist = async (onFailure?: () => void): Promise<Loaded> => {
    try {
      return await ask();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      onFailure?.();
      await Promise.all([nextChance(), wait(pause)]);
      return insist(onFailure);
    }
  };
  return {
    get ready() {
      return ready;
    },
    ask,
    prefetch,
    insist,
  };
}

/** Forms that still wait for their script say from now on how to write instead. */
export const tellUnloaded = () => {
  document.documentElement.dataset['unloaded'] = '';
};
