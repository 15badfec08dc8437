/** What was clicked in a part of the built page before its scripts were there. */
let early: HTMLElement[] = [];
let listening: AbortController | undefined;

/**
 * Remembers clicks on what the built page already shows, from a first section on, until somebody listens to them.
 * Links work without scripts and are left alone.
 * @param selector finds that first section; nothing is remembered when the page has none
 */
export function keepClicks(selector: string) {
  const first = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!first) return;
  listening = new AbortController();
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.closest('a')) return;
    const isBefore = target.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isBefore && first.parentElement?.contains(target)) early.push(target);
  };
  document.addEventListener('click', keep, { capture: true, signal: listening.signal });
}

/** Does what was clicked meanwhile; call it once the part has its scripts. */
export function replayClicks() {
  listening?.abort();
  const clicked = early;
  early = [];
  // Later, as a click of its own: then React takes over the section that it meets before anybody else's.
  setTimeout(() =>
    clicked.filter((target) => target.isConnected).forEach((target) => target.click()),
  );
}
