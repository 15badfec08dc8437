/** A browser tab with what the checks need. Coordinates are CSS pixels of the window. */
export interface Tab {
  go: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. */
  run: <Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses at the first point, moves through the others and releases: one point clicks, more drag. */
  press: (...path: readonly Point[]) => Promise<void>;
  /** Presses at a point, moves to another, and releases there once `isThere` resolves. */
  drag: (from: Point, to: Point, isThere: () => Promise<void>) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** @returns a screenshot of the window as PNG */
  picture: () => Promise<Buffer>;
  /** @returns uncaught page errors since the last call; undefined if the browser does not report them */
  errors: () => readonly string[] | undefined;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** A browser on this machine. */
export interface TestBrowser {
  name: string;
  /** What to install when it is missing, in one line. */
  advice: string;
  isThere: () => boolean;
  /**
   * Opens a window, runs `work` in its tab, and closes it.
   * @param zoom page zoom, 1 for none; a browser that cannot zoom opens a window narrower by that factor
   */
  withTab: (zoom: number, work: (tab: Tab) => Promise<void>) => Promise<void>;
}

/** Outer size of the window, in device pixels. */
export const windowSize = { width: 1440, height: 900 };
