/**
 * Sets `data-gated` in narrow windows (docs/rules.md#narrow-screen-gate), but not in zoomed ones:
 * `outerWidth` ignores page zoom, except in Firefox, where only `devicePixelRatio` shows zoom, as
 * on a dense display. A zoom step is 10 % or more, window borders less than 8 %.
 */
const updateGate = () => {
  // To capture a whole page, Chromium makes its window 1 px wide for a moment.
  if (matchMedia('print').matches || innerWidth < 2) return;
  const zoom = 'mozInnerScreenX' in window ? devicePixelRatio : outerWidth / innerWidth;
  const isZoomed = zoom > 1.08 && innerWidth * zoom >= 1280;
  const isNarrow = matchMedia('(max-width: 1279.98px)').matches;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  document.documentElement.toggleAttribute('data-gated', isNarrow && (isTouched || !isZoomed));
};
addEventListener('resize', updateGate);
updateGate();
