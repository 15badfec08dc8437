import type { RefObject } from 'react';

/** The elements that limit or take part in the hunt, and the links. */
export interface NumeralRefs {
  area: RefObject<HTMLDivElement | null>;
  numeral: RefObject<HTMLDivElement | null>;
  egg: RefObject<HTMLDivElement | null>;
  /** Heading and links. */
  head: RefObject<HTMLDivElement | null>;
  links: RefObject<HTMLDivElement | null>;
  floor: RefObject<HTMLDivElement | null>;
}
