/** In `deviceStorage`: whether the visitor has paused motion. */
export const motionPausedKey = 'motion-paused';

/** In `tabStorage`: what was typed into the form with this draft before its hydration. */
export const preHydrationKeyOf = (draftKey: string) => `${draftKey}-early`;
