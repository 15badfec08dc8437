import { type FocusEvent, useState } from 'react';

/**
 * Whether an element is pointed at or holds the focus.
 * @returns the state, and the handlers to spread on the element
 */
export function useAttention() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    hasAttention: isPointedAt || isFocused,
    attention: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
