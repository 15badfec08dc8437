import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { paths } from '@/content/pages';
import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button';
import { MenuRow } from './menu-row';
import { hasCurrentItem } from './nav-item';

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
      // Remember the scroll position before opening scrolls the page.
      if (!isOpen) before.current = { key, y: window.scrollY };
      setIsOpen(!isOpen);
    },
  };
}

/** All menus in narrow windows, below the header and as wide as the page, which moves down. */
export function MenuSheet({ id }: { id: string }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string | null>(
    (menus.find(({ items }) => hasCurrentItem(items, pathname)) ?? menus[0])?.id ?? null,
  );
  return (
    <div
      id={id}
      className={clsx(
        'on-ink hidden w-full rounded-br-turn px-margin pt-4 pb-10 transition-opacity duration-menu ease-linear',
        'max-md:block starting:opacity-0',
      )}
    >
      <Accordion
        variant="menu"
        idPrefix="navigation-"
        open={open}
        onOpenChange={setOpen}
        items={menus.map((menu) => ({
          key: menu.id,
          title: menu.label,
          panel: (
            <ul className="grid grid-cols-3 gap-x-gutter max-sm:grid-cols-1 max-sm:gap-3.5">
              {menu.items.map((item) => (
                <li key={item.label}>
                  <MenuRow item={item} place="sheet" />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <p className="mt-6 hidden max-sm:block">
        <ButtonLink
          to={paths.contact}
          size="large"
          aria-current={pathname === paths.contact ? 'page' : undefined}
        >
          {words.contact}
        </ButtonLink>
      </p>
    </div>
  );
}
