import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The sheet with all menus, in narrow windows. It is part of the page, below the header, so opening scrolls to the top.
 * Escape, the button and a new address close it. Closing focuses the button and, on the same address, restores the
 * scroll position.
 * @param button that opens and closes the sheet
 */
export function useMenuSheet(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  /** History key and scroll position (px) when it was opened. */
  const before = useRef<{ key: string; y: number }>(undefined);
  const id = useId();

  // A new address closes the sheet before paint.
  if (seenKey !== key) {
    setSeenKey(key);
    setIsOpen(false);
  }

  useLayoutEffect(() => {
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    if (isOpen) {
      scrollTo(0);
    } else if (before.current) {
      button.current?.focus({ preventScroll: true });
      if (before.current.key === key) scrollTo(before.current.y);
      before.current = undefined;
    }
  }, [button, isOpen, key]);

  // In a wider window the button is hidden and could not close the sheet.
  useEffect(() => {
    if (!isOpen) return;
    const onResize = () => {
      if (button.current?.checkVisibility() === false) setIsOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    window.addEventListener('resize', onResize);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('resize', onResize);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [button, isOpen]);

  return {
    id,
    isOpen,
    toggle: () => {
      // Before opening scrolls the page.
      if (!isOpen) before.current = { key, y: window.scrollY };
      setIsOpen(!isOpen);
    },
  };
}
