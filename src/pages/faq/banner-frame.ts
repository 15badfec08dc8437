/**
 * The banner's animation: its last frame, and how much of it must be visible for the first and the last
 * (docs/rules.md#faq-banner).
 */
export const bannerFrames = { last: 500, from: 0.3, to: 1 } as const;

/**
 * @param visible share of the banner that has come into the window, 0 to 1
 * @returns the frame to show, 0 to 500
 */
export const bannerFrame = (visible: number) => {
  const { last, from, to } = bannerFrames;
  return last * Math.min(1, Math.max(0, (visible - from) / (to - from)));
};
