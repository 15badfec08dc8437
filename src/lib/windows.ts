/**
 * Media queries of desktop windows that page zoom has made narrower than the 1280 px of the gate,
 * on screens only. In `max-lg` content beside a heading moves below it; in `max-md` a button opens
 * the navigation; in a `shallow` window nothing sticks to the edges. The variants of the same names
 * in the style sheet repeat these values, so change both.
 */
export const breakpoints = {
  'max-xl': 'screen and (max-width: 1279.98px)',
  'max-lg': 'screen and (max-width: 1099.98px)',
  'max-md': 'screen and (max-width: 959.98px)',
  'max-sm': 'screen and (max-width: 599.98px)',
  shallow: 'screen and (max-width: 1279.98px) and (max-height: 559.98px)',
} as const;

/** Zoomed windows too low to show the fall of the hero's pills. */
export const tooLowToFall = `${breakpoints['max-xl']} and (max-height: 399.98px)`;
