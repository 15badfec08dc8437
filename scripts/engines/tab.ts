/** A tab of a browser, in as few words as the checks need; coordinates are CSS pixels of the window. */
export interface Tab {
  go: (url: string) => Promise<void>;
  /** Runs a function of the page's own, which sees nothing but its arguments. */
  run: <Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses the pointer along a path of points: one is a click, more are a drag. */
  press: (...path: readonly Point[]) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** @returns the window as a PNG */
  picture: () => Promise<Buffer>;
  /** @returns errors of the page that nobody caught since the last call; where the engine tells none, undefined */
  errors: () => readonly string[] | undefined;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** A browser engine on this machine. */
export interface Engine {
  name: string;
  /** What to install where it is missing, in one line. */
  advice: string;
  isThere: () => boolean;
  /**
   * Opens a window of its own, gives a tab, and closes it all.
   * @param zoom the page zoom, 1 for none; an engine that cannot be told opens a window that is as much narrower
   */
  withTab: (zoom: number, work: (tab: Tab) => Promise<void>) => Promise<void>;
}

/** The window's size with its frame, in device pixels. */
export const windowSize = { width: 1440, height: 900 };
