/** The first signs that somebody is about to use the page below its first screen. */
export const signs = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  // Dictation, a password manager and autofill press no key.
  'input',
] as const;

/** The sign may have come before anybody listened for it. */
const isInUse = () => document.activeElement !== document.body;

const firstSign = () =>
  new Promise<void>((resolve) => {
    if (isInUse()) {
      resolve();
      return;
    }
    const seen = new AbortController();
    const { signal } = seen;
    const tell = () => {
      seen.abort();
      resolve();
    };
    // Captured, since React stops the events of a part that it has yet to take over.
    signs.forEach((sign) =>
      window.addEventListener(sign, tell, { signal, passive: true, capture: true }),
    );
  });

/** Resolves once the page and all that it asked for first is there; at once on later visits. */
export const afterLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Tells when the scripts of a part below the first screen are worth their bytes: where the built page already
 * shows it, with the first sign of use; elsewhere after the load.
 * @param selector finds the part when the built page has it
 */
export const whenWanted = async (selector: string) => {
  if (typeof document === 'undefined') return;
  await (document.querySelector(selector) ? firstSign() : afterLoad());
};
