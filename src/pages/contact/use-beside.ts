import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Keeps a part of a line beside the focused field, whatever changes heights on the page.
 * @param ref the line
 * @param field the focused field; null until the first focus
 * @param property a custom property of the line, set to the part's distance from the line's top
 * @param distanceOf gives that distance in px, from the distance of the field's middle from the
 *   line's top, and the line's size
 */
export function useBeside(
  ref: RefObject<HTMLElement | null>,
  field: HTMLElement | null,
  property: `--${string}`,
  distanceOf: (fieldMiddle: number, line: DOMRect) => number,
) {
  const follow = useEffectEvent(() => {
    if (!ref.current || !field) return;
    const line = ref.current.getBoundingClientRect();
    const { top, height } = field.getBoundingClientRect();
    const distance = distanceOf(top + height / 2 - line.top, line);
    ref.current.style.setProperty(property, `${Math.round(distance)}px`);
  });

  useLayoutEffect(() => {
    if (!ref.current || !field) return undefined;
    follow();
    const observer = new ResizeObserver(() => follow());
    observer.observe(ref.current);
    observer.observe(field);
    return () => observer.disconnect();
  }, [ref, field]);
}
