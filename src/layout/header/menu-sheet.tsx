import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { paths } from '@/content/pages';
import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button';
import { hasCurrentItem, MenuRow } from './menu-row';
import { useCloseOnNavigation } from './use-menus';

/**
 * Opens and closes the sheet with all menus, in narrow windows. The sheet is part of the page,
 * below the header, so opening scrolls to the top. Escape, the button and a new address close it.
 * Closing focuses the button and, on the same address, restores the scroll position.
 * @param button that opens and closes the sheet
 */
export function useMenuSheet(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  /** Where the visitor opened the sheet: the history key, and the scroll position in px. */
  const whereOpened = useRef<{ key: string; y: number }>(undefined);
  const id = useId();

  useCloseOnNavigation(() => setIsOpen(false));

  useLayoutEffect(() => {
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    if (isOpen) {
      scrollTo(0);
    } else if (whereOpened.current) {
      button.current?.focus({ preventScroll: true });
      if (whereOpened.current.key === key) scrollTo(whereOpened.current.y);
      whereOpened.current = undefined;
    }
  }, [button, isOpen, key]);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    const onResize = () => {
      // In a wider window the button is hidden and could not close the sheet.
      if (button.current?.checkVisibility() === false) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
    };
  }, [button, isOpen]);

  return {
    id,
    isOpen,
    toggle: () => {
      // Opening scrolls the page, so its position is kept before that.
      if (!isOpen) whereOpened.current = { key, y: window.scrollY };
      setIsOpen(!isOpen);
    },
  };
}

/** All menus, below the header, which moves the page down. The current page's menu is open. */
export function MenuSheet({ id }: { id: string }) {
  const { pathname } = useLocation();
  const currentMenu = menus.find(({ items }) => hasCurrentItem(items, pathname)) ?? menus[0];
  const [openId, setOpenId] = useState<string | null>(currentMenu?.id ?? null);
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
        open={openId}
        onOpenChange={setOpenId}
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
