import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the pointer may be outside before a menu closes, in ms. */
const leaveGrace = 120;

interface OpenMenu {
  id: string;
  /** A click keeps a menu open that the pointer opened, and closes one that a click opened. */
  openedBy: 'pointer' | 'click';
}

/**
 * Opens and closes the header's menus (docs/rules.md#menus). A mouse that moves over one, a click,
 * Enter and Space open it. It closes when the mouse leaves, on Escape, which returns the focus from
 * inside to the button, on a press or focus elsewhere, and at a new address.
 * @returns the open menu's id, and what to spread on each item and its trigger
 */
export function useMenus() {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const openId = open?.id ?? null;
  const close = (id: string) => setOpen((menu) => (menu?.id === id ? null : menu));

  useCloseOnNavigation(() => setOpen(null));
  useCloseFromOutside(openId, () => setOpen(null));
  const pointerProps = usePointerProps({
    open: (id) => setOpen((menu) => (menu?.id === id ? menu : { id, openedBy: 'pointer' })),
    close,
  });

  const itemProps = (id: string): ComponentProps<'div'> => ({
    ...pointerProps(id),
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A click on the background moves the focus to no other element, so the menu stays open.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close(id);
    },
  });

  const triggerProps = (id: string): ComponentProps<'button'> => ({
    'aria-expanded': openId === id,
    'aria-controls': panelId(id),
    onClick: () =>
      setOpen((menu) =>
        menu?.id === id && menu.openedBy === 'click' ? null : { id, openedBy: 'click' },
      ),
  });

  return { openId, itemProps, triggerProps };
}

/** @returns the id of a menu's panel, which lies in the menu's item */
export const panelId = (id: string) => `menu-${id}`;

/** Closes what is open at a new address: while rendering, so that it is never painted there. */
export const useCloseOnNavigation = (close: () => void) => {
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey === key) return;
  setSeenKey(key);
  close();
};

/**
 * Closes the open menu on Escape and on a press elsewhere. It listens on the document, because
 * touch has no leave event, and a menu that the pointer opened does not have the focus.
 */
const useCloseFromOutside = (openId: string | null, close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (openId === null) return;
    const item = document.getElementById(panelId(openId))?.parentElement;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !item?.contains(target)) onClose();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item?.contains(document.activeElement))
        item.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [openId]);
};

/** A mouse that moves over an item opens its menu. `leaveGrace` after it has left, the menu closes. */
const usePointerProps = ({ open, close }: Record<'open' | 'close', (id: string) => void>) => {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  return (id: string): ComponentProps<'div'> => ({
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(closing.current);
      // Not before it moves: a page may load under a mouse at rest, which wants no menu.
      currentTarget.addEventListener('pointermove', () => open(id), { once: true });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') closing.current = setTimeout(() => close(id), leaveGrace);
    },
  });
};
