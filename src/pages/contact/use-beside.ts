import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Where a line stands that walks beside the form, all in px. */
interface Beside {
  line: HTMLElement;
  /** The middle of the focused control, from the line's top. */
  middle: number;
  width: number;
  height: number;
}

/**
 * Keeps something at the control that has the focus, also while that grows with its text or the form with a message.
 * @param ref the line beside the form
 * @param control null until the first focus
 * @param place puts it there
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
