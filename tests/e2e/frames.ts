import type { Page } from '@playwright/test';

/** What one frame shows of a page. */
interface Frame {
  title: string;
  /** The page's heading; empty while there is none to be seen. */
  heading: string;
  /** How far it is scrolled, in px. */
  y: number;
  /** Where the header begins, in px below the window's upper edge. */
  header: number;
  /** The heading that has the focus. */
  focused: string;
}

/** Notes in every frame what it shows, from the next document on. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const header = document.querySelector('header:has(nav)');
      const { activeElement } = document;
      frames.push({
        title: document.title,
        heading: heading?.checkVisibility() ? heading.innerText : '',
        y: Math.round(scrollY),
        header: Math.round(header?.getBoundingClientRect().top ?? 0),
        focused: activeElement?.matches('h1, h2, h3') ? (activeElement.textContent ?? '') : '',
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** @returns the frames noted since the last time, after the next one has been drawn. */
export const takeFrames = (page: Page) =>
  page.evaluate<Frame[]>(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return 'frames' in window && Array.isArray(window.frames) ? window.frames.splice(0) : [];
  });
