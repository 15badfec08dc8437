import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '@/content/navigation';

/** @returns whether a menu links to this page */
export const hasCurrentItem = (items: readonly MenuItem[], pathname: string) =>
  items.some(({ to }) => to?.split('#')[0] === pathname);

/** How long the pointer may be outside before a menu closes, in ms. */
const leaveGrace = 120;

interface OpenMenu {
  id: string;
  /** A click on a menu that hovering opened keeps it open. */
  by: 'pointer' | 'click';
}

/**
 * The header's disclosure menus (docs/rules.md#menus): open on pointer enter, click, Enter and Space;
 * close on leave, Escape (focus returns), a press or focus elsewhere and route change.
 * @returns the open menu's id, and what to spread on each item and its trigger
 */
export function useMenus() {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The item that the pointer entered but has not moved over: a pointer at rest before hydration opens nothing. */
  const entered = useRef<string>(undefined);
  const location = useLocation();
  const [visitedKey, setVisitedKey] = useState(location.key);

  // A new address closes the menu before paint.
  if (visitedKey !== location.key) {
    setVisitedKey(location.key);
    setOpen(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  // A press elsewhere closes it too, since touch has no leave event.
  const openId = open?.id;
  useEffect(() => {
    if (!openId) return;
    const onPress = ({ target }: Event) => {
      const item = document.getElementById(`menu-${openId}`)?.parentElement;
      if (!(target instanceof Node) || !item?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [openId]);

  const close = (id: string) => setOpen((now) => (now?.id === id ? null : now));

  const itemProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      entered.current = id;
    },
    onPointerMove: () => {
      if (entered.current !== id) return;
      entered.current = undefined;
      setOpen((now) => (now?.id === id ? now : { id, by: 'pointer' }));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      entered.current = undefined;
      timer.current = setTimeout(() => close(id), leaveGrace);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Closes only when the focus moves to another element; a click on the background has no related target.
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(id);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || open?.id !== id) return;
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      setOpen(null);
    },
  });

  const triggerProps = (id: string) => ({
    'aria-expanded': open?.id === id,
    'aria-controls': `menu-${id}`,
    onClick: () =>
      setOpen((now) => (now?.id === id && now.by === 'click' ? null : { id, by: 'click' })),
  });

  return { openId: openId ?? null, itemProps, triggerProps };
}
