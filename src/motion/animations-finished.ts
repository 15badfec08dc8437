/**
 * Waits for what stylesheets are drawing on an element just now.
 * @param element none counts as drawn
 */
export const animationsFinished = async (element: Element | null) => {
  if (!element || !('getAnimations' in element)) return;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
};
