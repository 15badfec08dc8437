import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Menu, navigationWords as words } from '@/content/navigation';
import { AppLink } from '@/ui/app-link';
import { ExpandDot } from '@/ui/disclosure';
import { MenuRow } from './menu-row';

interface MenuPanelProps {
  menu: Menu;
  isOpen: boolean;
  /** Opens towards the left, for the last menu of the row. */
  isAtEnd: boolean;
}

/** The panel below a header word: links, and plain text for items without one yet. */
function MenuPanel({ menu, isOpen, isAtEnd }: MenuPanelProps) {
  return (
    <ul
      id={`menu-${menu.id}`}
      className={clsx(
        // Below its word; `before:` bridges the gap for the pointer, and the outline shows on dark grounds.
        'on-ink absolute top-[calc(100%+4px)] z-submenu w-98 rounded-card rounded-br-turn p-cut outline-4 outline-cream',
        'before:absolute before:inset-x-0 before:bottom-full before:h-1.5 data-open:[view-transition-name:menu]',
        isAtEnd ? 'right-0' : 'left-0',
        // Closed it is not laid out, which speeds up the first paint.
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
  <i
    className="absolute bottom-1 left-(--inset) h-1.5 w-6 rounded-full bg-ink [view-transition-name:mark] forced-colors:bg-(--glyph)"
    aria-hidden="true"
  />
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
      className="group/item flex rounded-full transition-colors ease-out hover:bg-sand data-open:bg-sand md:relative max-md:not-noscript:hidden"
      data-open={isOpen || undefined}
    >
      {menu.to ? (
        <>
          <AppLink
            to={menu.to}
            className={clsx(word, 'rounded-l-card pl-(--inset)')}
            aria-current={current}
          >
            {menu.label}
            {isCurrent && mark}
          </AppLink>
          <button
            type="button"
            className="flex h-control min-w-11 items-center rounded-r-card pr-(--inset) pl-2 max-lg:min-w-0"
            aria-label={words.moreOf(menu.label)}
            {...trigger}
          >
            <ExpandDot />
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
          <ExpandDot />
        </button>
      )}
      <MenuPanel menu={menu} isOpen={isOpen} isAtEnd={isLast} />
    </div>
  );
}
