import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Menu, navigationWords as words } from '@/content/navigation';
import { AppLink } from '@/ui/app-link';
import { ExpandDot } from '@/ui/expand-dot';
import { MenuPanel } from './menu-panel';

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
