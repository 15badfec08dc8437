import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Menu, type MenuItem, navigationWords as words } from '@/content/navigation';
import { AppLink } from '@/ui/app-link';
import { ExpandDot } from '@/ui/disclosure';
import { MenuRow } from './menu-row';

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
 * close on leave, Escape (focus inside returns to the button), a press or focus elsewhere and route change.
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

  // Listens on the document: touch has no leave event, and a menu that the pointer opened does not have the focus.
  const openId = open?.id;
  useEffect(() => {
    if (!openId) return;
    const item = document.getElementById(`menu-${openId}`)?.parentElement;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !item?.contains(target)) setOpen(null);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item?.contains(document.activeElement))
        item.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [openId]);

  const close = (id: string) => setOpen((now) => (now?.id === id ? null : now));

  const itemProps = (id: string): ComponentProps<'div'> => ({
    onPointerEnter: (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      entered.current = id;
    },
    onPointerMove: () => {
      if (entered.current !== id) return;
      entered.current = undefined;
      setOpen((now) => (now?.id === id ? now : { id, by: 'pointer' }));
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      entered.current = undefined;
      timer.current = setTimeout(() => close(id), leaveGrace);
    },
    onBlur: (event) => {
      // Closes only when the focus moves to another element; a click on the background has no related target.
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(id);
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

function MenuPanel({ menu, isOpen, isLast }: Pick<NavItemProps, 'menu' | 'isOpen' | 'isLast'>) {
  return (
    <ul
      id={`menu-${menu.id}`}
      className={clsx(
        // Lies below its word: `before:` bridges the gap for the pointer, and the outline shows on dark grounds.
        'on-ink absolute top-[calc(100%+4px)] z-submenu w-98 rounded-card rounded-br-turn p-cut outline-4 outline-cream',
        'before:absolute before:inset-x-0 before:bottom-full before:h-1.5 data-open:[view-transition-name:menu]',
        isLast ? 'right-0' : 'left-0',
        // A closed panel is not laid out, which speeds up the first paint.
        'invisible opacity-0 [content-visibility:hidden]',
        'transition-[opacity,visibility,content-visibility] transition-discrete duration-menu ease-linear',
        'unrolled:visible unrolled:opacity-100 unrolled:transition-opacity unrolled:[content-visibility:visible]',
        'max-md:inset-x-margin max-md:w-auto',
      )}
      data-open={isOpen || undefined}
      data-menu=""
    >
      {menu.items.map((item) => (
        <li key={item.label} className="group/entry">
          <MenuRow item={item} place="panel" />
        </li>
      ))}
    </ul>
  );
}

const word =
  'relative inline-flex h-control items-center text-control/none font-medium aria-[current]:font-semibold';

/** The bar below the current word. From page to page it slides to the next one. */
const mark = (
  <i className="absolute bottom-1 left-(--inset) h-1.5 w-6 rounded-full bg-ink [view-transition-name:mark] forced-colors:bg-(--glyph)" />
);

/** Its box is as wide as the open dot, so that no word moves when a menu opens. */
const dot = (
  <span className="-mr-1.5 flex w-6">
    <ExpandDot />
  </span>
);

interface NavItemProps extends ComponentProps<'div'> {
  menu: Menu;
  isOpen: boolean;
  /** The page is one of this menu's. */
  isCurrent: boolean;
  /** Its panel opens towards the left. */
  isLast: boolean;
  /** For the button that opens the menu. */
  trigger: ComponentProps<'button'>;
}

/** A word of the header with its menu. A menu with a page of its own has a link and a button beside it. */
export function NavItem({ menu, isOpen, isCurrent, isLast, trigger, ...rest }: NavItemProps) {
  const current = isCurrent ? 'true' : undefined;
  return (
    <div
      {...rest}
      className={clsx(
        'group/item flex rounded-full transition-colors ease-out hover:bg-sand data-open:bg-sand',
        'md:relative max-md:not-noscript:hidden',
      )}
      data-open={isOpen || undefined}
    >
      {menu.to ? (
        <>
          <AppLink
            to={menu.to}
            // 8 px lie between word and dot. The focus ring of either stands in their middle, this one clear of the mark.
            className={clsx(
              word,
              'rounded-l-card pr-0.75 pl-(--inset) focus-visible:outline-offset-0',
            )}
            aria-current={current}
          >
            {menu.label}
            {isCurrent && mark}
          </AppLink>
          <button
            type="button"
            className={clsx(
              '-ml-px flex h-control min-w-11 items-center rounded-r-card pr-(--inset) pl-1.5',
              'focus-visible:-outline-offset-3 max-lg:min-w-0',
            )}
            aria-label={words.moreOf(menu.label)}
            {...trigger}
          >
            {dot}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={clsx(word, 'gap-2 rounded-full px-(--inset)')}
          aria-current={current}
          {...trigger}
        >
          {menu.label}
          {isCurrent && mark}
          {dot}
        </button>
      )}
      <MenuPanel menu={menu} isOpen={isOpen} isLast={isLast} />
    </div>
  );
}
