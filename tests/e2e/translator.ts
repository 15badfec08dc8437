import { expect, type Page } from '@playwright/test';

/** Runs in the page. @param isEarly from the first text on, as for a visitor who has all pages translated */
const translate = (isEarly: boolean) => {
  const kept = 'script, style, noscript, textarea, svg, title, font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    // A text of its own: the one before is no longer in the page.
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
  // A change of a text that React holds and that is no longer in the page: nobody sees it.
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
 * Takes every text into two `<font>`, what comes later, too, as the translators of browsers do.
 * @returns what has broken so far: what was thrown or reported, changes that nobody sees
 */
export const withTranslator = async (page: Page, { isEarly = false } = {}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => {
    // A part that was translated before it was hydrated is rendered anew.
    if (!message.includes('React error #418')) broken.push(message);
  });
  page.on('console', (message) => {
    // What the server refuses is no defect of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      broken.push(message.text());
  });
  await page.addInitScript(translate, isEarly);
  return broken;
};

/** Waits until the page is translated. */
export const translated = (page: Page) =>
  expect(page.locator('html[data-translated]')).toBeAttached();
