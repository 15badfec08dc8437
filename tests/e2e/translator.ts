import { expect, type Page } from '@playwright/test';

/** Runs in the page. @param isEarly translates from the first text on, as always-on translation does */
const translate = (isEarly: boolean) => {
  const kept = 'script, style, noscript, textarea, svg, title, font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    // Translators insert a new text node and remove the old one.
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const begin = () => {
    wrapAll(document);
    new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll)),
    ).observe(document, { childList: true, subtree: true });
    document.documentElement.dataset['translated'] = '';
  };
  // Reports changes to a text node that React still holds but the page no longer contains.
  const { nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      const isHeld = Object.keys(this).some((key) => key.startsWith('__reactFiber$'));
      if (isHeld && !this.isConnected) reportError(new Error(`A text that nobody sees: ${value}`));
      nodeValue.set?.call(this, value);
    },
  });
  if (isEarly) return begin();
  const look = () =>
    document.querySelector('footer') && !document.querySelector('[data-pre-hydration]')
      ? begin()
      : void setTimeout(look, 20);
  look();
};

/**
 * Wraps every text, later ones included, in two `<font>` elements as browser translators do.
 * @returns the faults so far: page errors, console errors and changes to detached text
 */
export const withTranslator = async (page: Page, { isEarly = false } = {}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React renders a part from scratch if it was translated before hydration.
    if (!message.includes('React error #418')) broken.push(message);
  });
  page.on('console', (message) => {
    // Failed requests are not faults of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      broken.push(message.text());
  });
  await page.addInitScript(translate, isEarly);
  return broken;
};

/** Waits until the page is translated. */
export const translated = (page: Page) =>
  expect(page.locator('html[data-translated]')).toBeAttached();
