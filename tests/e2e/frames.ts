import type { Page } from '@playwright/test';

/** The state of a page in one frame. */
interface Frame {
  title: string;
  /** The visible page heading; empty without one. */
  heading: string;
  /** Scroll position in px. */
  y: number;
  /** Top of the header, in px from the top of the window. */
  header: number;
  /** The focused heading. */
  focused: string;
}

/** Records every frame, from the next document on. */
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

/** @returns the frames recorded since the last call, after one more has been drawn. */
export const takeFrames = (page: Page) =>
  page.evaluate<Frame[]>(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return 'frames' in window && Array.isArray(window.frames) ? window.frames.splice(0) : [];
  });
