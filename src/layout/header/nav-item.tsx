import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Menu, navigationWords as words } from '@/content/navigation';
import { AppLink } from '@/ui/app-link';
import { ExpandDot } from '@/ui/disclosure';
import { MenuRow } from './menu-row';
import { panelId } from './use-menus';

const word =
  'relative inline-flex h-control items-center text-control/none font-medium aria-[current]:font-semibold';

/** The bar below the current word. When the page changes, it slides to the new page's word. */
const mark = (
  <i className="absolute bottom-1 left-(--inset) h-1.5 w-6 rounded-full bg-ink [view-transition-name:mark] forced-colors:bg-(--glyph)" />
);

/** The dot's box is as wide as the open dot, so that no word moves when a menu opens. */
const dot = (
  <span className="-mr-1.5 flex w-6">
    <ExpandDot />
  </span>
);

interface NavItemProps extends ComponentProps<'div'> {
  menu: Menu;
  isOpen: boolean;
  isCurrent: boolean;
  /** The last menu's panel opens towards the left. */
  isLast: boolean;
  trigger: ComponentProps<'button'>;
}

/** A word of the header with its menu. A word that is a link has a button beside it. */
export function NavItem({ menu, isOpen, isCurrent, isLast, trigger, ...rest }: NavItemProps) {
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
            className={clsx(
              word,
              'rounded-l-card pr-0.75 pl-(--inset) focus-visible:outline-offset-0',
            )}
            aria-current={isCurrent || undefined}
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
          aria-current={isCurrent || undefined}
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

function MenuPanel({ menu, isOpen, isLast }: Pick<NavItemProps, 'menu' | 'isOpen' | 'isLast'>) {
  return (
    <ul
      id={panelId(menu.id)}
      className={clsx(
        // `before:` bridges the gap to the word for the pointer; the outline shows on dark grounds.
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
