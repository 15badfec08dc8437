import type { Page } from '@playwright/test';
import { cubicBezier } from 'framer-motion';
import { type Easing, easings } from '../../src/motion/tokens';

/** What is read of an element in every frame: a length in px, or its opacity. */
type Reading = 'left' | 'right' | 'top' | 'width' | 'height' | 'opacity';

export interface Part {
  selector: string;
  reads: Reading;
}

interface Frame {
  /** When the frame began and when it was read, in ms: what moves is somewhere between the two. */
  began: number;
  read: number;
  values: number[];
}

/** Marks an element, so that a part can name it. @returns its selector */
export const mark = async (page: Page, name: string, selector: string, index = 0) => {
  await page
    .locator(selector)
    .nth(index)
    .evaluate((element, value) => element.setAttribute('data-sampled', value), name);
  return `[data-sampled="${name}"]`;
};

/**
 * Reads parts of the page in every frame from before an action until they have been still for a quarter of a second.
 * @returns the frames; NaN where a part is not there
 */
export const record = async (
  page: Page,
  parts: readonly Part[],
  act: () => Promise<unknown>,
): Promise<Frame[]> => {
  await page.evaluate((wanted) => {
    const frames: Frame[] = [];
    const read = ({ selector, reads }: Part) => {
      const element = document.querySelector(selector);
      if (!element) return NaN;
      if (reads === 'opacity') return Number(getComputedStyle(element).opacity);
      return element.getBoundingClientRect()[reads];
    };
    const look = () =>
      requestAnimationFrame(() => {
        // After the frame: the page scrolls along in it.
        setTimeout(() => {
          if (Reflect.get(window, 'recorded') !== frames) return;
          const began = Number(document.timeline.currentTime);
          frames.push({ began, read: performance.now(), values: wanted.map(read) });
          look();
        });
      });
    Reflect.set(window, 'recorded', frames);
    look();
  }, parts);
  await page.waitForFunction(() => Reflect.get(window, 'recorded').length > 2);
  await act();
  await page.waitForFunction(() => {
    const frames: Frame[] = Reflect.get(window, 'recorded');
    const last = frames.at(-1);
    const first = frames[0];
    if (!last || !first) return false;
    const stateOf = ({ values }: Frame) => values.join();
    // A part of a px comes with the layout, before the motion; opacities are up to 1.
    const isElsewhere = (value: number, part: number) => {
      const from = first.values[part] ?? NaN;
      return !Object.is(value, from) && !(Math.abs(value - from) < (from > 1 ? 1 : 0.01));
    };
    const hasMoved = frames.some(({ values }) => values.some(isElsewhere));
    const still = frames.findLastIndex((frame) => stateOf(frame) !== stateOf(last));
    const since = last.read - (frames[still + 1]?.read ?? last.read);
    return hasMoved ? since > 250 && frames.length - still > 8 : last.read - first.read > 3000;
  });
  return page.evaluate(() => {
    const frames: Frame[] = Reflect.get(window, 'recorded');
    Reflect.deleteProperty(window, 'recorded');
    return frames;
  });
};

/** @returns one part's values, frame by frame */
export const valuesOf = (frames: readonly Frame[], part: number) =>
  frames.map(({ values }) => values[part] ?? NaN);

/** @returns how far values are apart */
export const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Compares a part's frames with a curve of a length in ms, beginning when that fits best.
 * @returns the farthest that a frame is off the curve, as a share of the way, and where the part comes from and goes to
 */
export const offCurve = (frames: readonly Frame[], part: number, ms: number, ease: Easing) => {
  const values = valuesOf(frames, part);
  const [from = NaN, to = NaN] = [values[0], values.at(-1)];
  const [x1, y1, x2, y2] = ease === 'linear' ? [0, 0, 1, 1] : easings[ease];
  const curve = cubicBezier(x1, y1, x2, y2);
  const first = values.findIndex((value) => Math.abs(value - from) > Math.abs(to - from) / 1000);
  const at = (time: number, start: number) => curve(Math.min(1, Math.max(0, (time - start) / ms)));
  const farthest = (start: number) =>
    Math.max(
      ...frames.map(({ began, read }, index) => {
        const share = ((values[index] ?? NaN) - from) / (to - from);
        // Scripts may show in a frame what they have reckoned in the one before it, however long that took.
        const [low, high] = [
          at((frames[index - 1]?.began ?? began) - 2, start),
          at(read + 2, start),
        ];
        return Math.max(low - share, share - high, 0);
      }),
    );
  // Slow curves have begun a few frames before anything is seen of them.
  const [latest, earliest] = [frames[first]?.read ?? NaN, (frames[first - 1]?.began ?? NaN) - 60];
  const starts = Array.from({ length: Math.ceil(latest - earliest) }, (_, back) => latest - back);
  return { from, to, off: Math.min(...starts.map(farthest)) };
};

/** @returns the values of a part that are neither its first nor its last */
export const between = (frames: readonly Frame[], part: number) => {
  const values = valuesOf(frames, part);
  const [from = NaN, to = NaN] = [values[0], values.at(-1)];
  return values.filter((value) => Math.abs(value - from) > 1 && Math.abs(value - to) > 1);
};

/** Sets the visitor's pause for the next page load. */
export const setPaused = (page: Page, isPaused: boolean) =>
  page.evaluate((next) => localStorage.setItem('motion-paused', String(next)), isPaused);

/**
 * Counts the frames that scripts request, from the next document on.
 * @returns counts those of a quarter of a second
 */
export const countFrames = async (page: Page) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    let frames = 0;
    window.requestAnimationFrame = (callback) => {
      frames += 1;
      Reflect.set(window, 'frames', frames);
      return request(callback);
    };
    Reflect.set(window, 'frames', 0);
  });
  return () =>
    page.evaluate(async () => {
      const before = Number(Reflect.get(window, 'frames'));
      await new Promise((done) => setTimeout(done, 250));
      return Number(Reflect.get(window, 'frames')) - before;
    });
};

/** @returns what moves: running animations, films, and how many frames scripts request in a quarter of a second */
export const moving = async (page: Page, frames: () => Promise<number>) => {
  const running = await page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '?',
      ),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => src),
  ]);
  const requested = await frames();
  return requested > 0 ? [...running, `${requested} frames`] : running;
};
