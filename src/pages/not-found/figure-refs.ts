import type { RefObject } from 'react';

/** The parts of the page that the hunt takes place between. */
export interface FigureRefs {
  area: RefObject<HTMLDivElement | null>;
  numeral: RefObject<HTMLDivElement | null>;
  egg: RefObject<HTMLDivElement | null>;
  /** Heading and links. */
  head: RefObject<HTMLDivElement | null>;
  links: RefObject<HTMLDivElement | null>;
  floor: RefObject<HTMLDivElement | null>;
}
