/** Waits until the CSS animations and transitions that run on an element, if any, have ended. */
export const animationsFinished = async (element: Element | null) => {
  if (!element || !('getAnimations' in element)) return;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
};
