import { type RefObject, useLayoutEffect, useState } from 'react';

/** A line's size, and the distance from its top to the middle of a field beside it, in px. */
export interface FieldBeside {
  width: number;
  height: number;
  fieldMiddle: number;
}

/**
 * Measures where the focused field stands, and again whenever the field or the line is resized.
 * @param ref the line beside the form
 * @param field the focused field; null until the first focus
 * @returns undefined until the first focus
 */
export function useFieldBeside(ref: RefObject<HTMLElement | null>, field: HTMLElement | null) {
  const [beside, setBeside] = useState<FieldBeside>();

  useLayoutEffect(() => {
    const line = ref.current;
    if (!line || !field) return undefined;
    const measure = () => {
      const { top: lineTop, width, height } = line.getBoundingClientRect();
      const { top, bottom } = field.getBoundingClientRect();
      setBeside({ fieldMiddle: (top + bottom) / 2 - lineTop, width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    observer.observe(field);
    return () => observer.disconnect();
  }, [ref, field]);

  return beside;
}
