import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * All menus behind one button, in narrow windows. They stand in the page, under the header: opened further down,
 * the page is at its top meanwhile. Escape, the button and a new address close them; the focus goes back to the
 * button, and without a new address the page to where it was.
 * @param button what opens and closes them
 */
export function useMenuSheet(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  /** Where the page was when they were opened, and its address. */
  const before = useRef<{ key: string; y: number }>(undefined);
  const id = useId();

  // A new address closes whatever was open, before it is painted.
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

  // Where there is room for the words again the button is hidden, and could not close them.
  useEffect(() => {
    if (!isOpen) return;
    const onResize = () => {
      if (button.current?.checkVisibility() === false) setIsOpen(false);
    };
    const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') setIsOpen(false);
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
      // Before what opens has moved the page.
      if (!isOpen) before.current = { key, y: window.scrollY };
      setIsOpen(!isOpen);
    },
  };
}
