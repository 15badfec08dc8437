import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ignoreDoubleClick, type PagePoint } from './ignore-double-click';

/**
 * When an answered question folds (at a pointer's choice, or when the focus leaves) and when it opens (on demand).
 * Never under arrow keys: each press of them is an answer.
 */
export function useCollapse(isAnswered: boolean) {
  const [isHeldOpen, setIsHeldOpen] = useState(false);
  const row = useRef<HTMLFieldSetElement>(null);
  /** Where the pointer last pressed; undefined when a key came after it. */
  const pointer = useRef<PagePoint>(undefined);
  const isPressed = useRef(false);

  // Answered by keys before the scripts were there: a fold would take the focus away.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) setIsHeldOpen(true);
  }, []);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  const fold = () => setIsHeldOpen(false);

  return {
    isFolded: isAnswered && !isHeldOpen,
    open: () => setIsHeldOpen(true),
    handlers: {
      ref: row,
      onPointerDown: ({ pageX, pageY }: PointerEvent) => {
        pointer.current = { pageX, pageY };
      },
      onKeyDown: () => {
        pointer.current = undefined;
      },
      onClick: ({ target, timeStamp }: MouseEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        setIsHeldOpen(!pointer.current);
        if (pointer.current) ignoreDoubleClick(pointer.current, timeStamp);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        // A fold under a pressed pointer would move what it points at away from it.
        if (!isPressed.current) fold();
        else window.addEventListener('pointerup', () => setTimeout(fold), { once: true });
      },
    },
  };
}
