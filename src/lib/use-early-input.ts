import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * What somebody entered into a form of the built page before its script was there. React renders a form ahead of
 * taking it over, and people go on typing meanwhile; so it is read in the very commit that wires the fields, just
 * before the wiring empties them.
 * @param read reads the form; the same function at every render
 * @returns hands it over once, from the layout effects on; then the draft has it
 */
export function useEarlyInput<Input extends object>(read: () => Input) {
  const early = useRef<Input>(undefined);
  useInsertionEffect(() => {
    early.current = read();
  }, [read]);
  return useCallback(() => {
    const input = early.current;
    early.current = undefined;
    return input;
  }, []);
}
