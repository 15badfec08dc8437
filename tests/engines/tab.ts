export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowRight';

/** What the checks need of a browser's tab: Playwright drives neither Firefox nor WebKit of Debian. */
export interface Tab {
  go: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. */
  run: <Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses at the first point, moves through the others and releases: one point clicks, more drag. */
  press: (...path: readonly Point[]) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** @returns a screenshot of the window as PNG */
  picture: () => Promise<Buffer>;
  /** @returns uncaught page errors since the last call; none if the browser does not report them */
  errors: () => string[];
  close: () => Promise<unknown>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that knows nothing of the others. */
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/**
 * Starts a browser. One that is not installed fails.
 * @param zoom page zoom, 1 for none; a browser that cannot zoom opens windows narrower by that factor
 */
export type Launch = (zoom: number) => Promise<Engine>;

/** Outer size of the window, in device pixels. */
export const windowSize = { width: 1440, height: 900 };
