/**
 * Sets `data-gated` in narrow windows (docs/rules.md#narrow-screen-gate), but not in zoomed ones:
 * `outerWidth` ignores page zoom, except in Firefox, where only `devicePixelRatio` shows zoom, as
 * on a dense display. A zoom step is 10 % or more, window borders less than 8 %.
 */
const updateGate = () => {
  // To capture a whole page, Chromium makes its window 1 px wide for a moment.
  if (matchMedia('print').matches || innerWidth < 2) return;
  // A new tab in Chromium has no outer width for some frames, and no event says when it has one.
  const isUnsized = outerWidth === 0;
  if (isUnsized) requestAnimationFrame(() => dispatchEvent(new Event('resize')));
  const zoom = 'mozInnerScreenX' in window ? devicePixelRatio : outerWidth / innerWidth;
  const isZoomed = isUnsized || (zoom > 1.08 && innerWidth * zoom >= 1280);
  const isNarrow = matchMedia('(max-width: 1279.98px)').matches;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  document.documentElement.toggleAttribute('data-gated', isNarrow && (isTouched || !isZoomed));
};
addEventListener('resize', updateGate);
updateGate();
