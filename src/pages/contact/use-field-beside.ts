import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a field stands beside a line, and the line's size, in px. */
export interface FieldBeside {
  /** From the line's top to the field's middle. */
  fieldMiddle: number;
  width: number;
  height: number;
}

/**
 * Measures where the focused field stands, and again whenever the page changes the heights of the
 * two.
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
