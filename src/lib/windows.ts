/**
 * Zoomed desktop windows, below the gate's width, on the screen only: paper keeps the wide layout. Below `max-lg`
 * content beside a heading moves below it; below `max-md` a button opens the navigation. In a `shallow` window, low by
 * zoom, nothing takes height for good. The style sheet has variants of these names.
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
