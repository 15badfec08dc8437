import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { headerHidden, usePageLoading } from '@/lib/header-state';
import { paths } from '@/content/pages';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button';
import { ExpandDot } from '@/ui/disclosure';
import { Logo } from '@/ui/logo';
import { hasCurrentItem } from './menu-row';
import { MenuSheet, useMenuSheet } from './menu-sheet';
import { NavItem } from './nav-item';
import { useHideOnScroll } from './use-hide-on-scroll';
import { useMenus } from './use-menus';

/** Logo, three menus, under 960 px behind a button, and Contact Us (docs/rules.md#header). */
export function Header() {
  const { pathname } = useLocation();
  const { openId, itemProps, triggerProps } = useMenus();
  const sheetButton = useRef<HTMLButtonElement>(null);
  const sheet = useMenuSheet(sheetButton);
  const [hasFocus, setHasFocus] = useState(false);
  const scrollState = useHideOnScroll();
  const isInUse = openId !== null || sheet.isOpen || hasFocus;
  const isHidden = scrollState === 'hidden' && !isInUse;
  const isPageLoading = usePageLoading();

  // Before paint, because what sticks below the header moves with it (`useHeaderHidden`).
  useLayoutEffect(() => {
    headerHidden.set(isHidden);
    return () => headerHidden.set(false);
  }, [isHidden]);

  return (
    <header
      className={clsx(
        'sticky top-0 z-header h-header bg-cream max-md:h-auto shallow:static',
        // While a page loads, a bar grows along the lower edge.
        isPageLoading && [
          'after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-left',
          'after:animate-[comes_10s_var(--ease-out)_300ms_both] after:bg-green after:[--start:scaleX(0)]',
        ],
        scrollState !== 'static' && 'transition-transform duration-header ease-roll',
        isHidden && '-translate-y-full',
        sheet.isOpen && 'max-md:relative',
      )}
      data-hidden={isHidden || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="wrap flex h-full items-center justify-between max-md:w-full max-md:flex-wrap max-md:gap-x-2.5">
        <AppLink
          to={paths.home}
          aria-label={words.home}
          className="flex max-md:mr-auto max-md:ml-margin max-md:h-header max-md:items-center"
        >
          <Logo />
        </AppLink>
        <nav
          className={clsx(
            // `--inset` is the padding of a word.
            'flex items-center gap-1.5 [--inset:20px] max-lg:gap-0 max-lg:[--inset:14px]',
            // The button and the sheet of menus take part in the header's own row, which wraps.
            'max-md:mx-margin max-md:flex-wrap max-md:pb-2 max-md:not-noscript:contents',
          )}
          aria-label={words.main}
        >
          {menus.map((menu, index) => (
            <NavItem
              key={menu.id}
              menu={menu}
              isOpen={openId === menu.id}
              isCurrent={hasCurrentItem(menu.items, pathname)}
              isLast={index === menus.length - 1}
              trigger={triggerProps(menu.id)}
              {...itemProps(menu.id)}
            />
          ))}
          <ButtonLink
            to={paths.contact}
            size="small"
            tone="ink"
            className="ml-4.5 max-lg:ml-2.5 max-md:ml-0 max-sm:not-noscript:hidden"
            aria-current={pathname === paths.contact ? 'page' : undefined}
          >
            {words.contact}
          </ButtonLink>
          <MenuButton ref={sheetButton} sheet={sheet} />
          {sheet.isOpen && <MenuSheet id={sheet.id} />}
        </nav>
      </div>
    </header>
  );
}

interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  sheet: ReturnType<typeof useMenuSheet>;
}

/** Opens the sheet of all menus in narrow windows. While it is open, the button's dot is a bar. */
function MenuButton({ ref, sheet: { id, isOpen, toggle } }: MenuButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(
        'mr-margin hidden h-control items-center gap-2.5 px-4 max-md:not-noscript:inline-flex max-sm:h-11',
        'rounded-full text-control/none font-semibold transition-colors ease-out forced-colors:border',
        isOpen ? 'bg-ink text-cream' : 'bg-sand text-ink',
      )}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    >
      <span>{isOpen ? words.close : words.menu}</span>
      <ExpandDot className="in-aria-expanded:bg-green" />
    </button>
  );
}
