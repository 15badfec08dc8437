import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Measures of a line beside the form, in px. */
interface Beside {
  line: HTMLElement;
  /** Centre of the focused control, from the line's top. */
  middle: number;
  width: number;
  height: number;
}

/**
 * Follows the focused control, even as the control or the form changes its height.
 * @param ref the line beside the form
 * @param control null until the first focus
 * @param place positions the line’s parts; called on each change
 */
export function useBeside(
  ref: RefObject<HTMLElement | null>,
  control: HTMLElement | null,
  place: (beside: Beside) => void,
) {
  const follow = useEffectEvent(() => {
    if (!ref.current || !control) return;
    const { top, width, height } = ref.current.getBoundingClientRect();
    const box = control.getBoundingClientRect();
    place({ line: ref.current, middle: box.top + box.height / 2 - top, width, height });
  });

  useLayoutEffect(() => {
    if (!ref.current || !control) return undefined;
    follow();
    const observer = new ResizeObserver(() => follow());
    observer.observe(ref.current);
    observer.observe(control);
    return () => observer.disconnect();
  }, [ref, control]);
}
