import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { setHeaderHidden } from '@/lib/header-visibility';
import { usePageLoading } from '@/lib/page-loading';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import { Logo } from '@/ui/logo';
import { hasCurrentItem } from './has-current-item';
import { MenuButton } from './menu-button';
import { MenuPanel } from './menu-panel';
import { MenuSheet } from './menu-sheet';
import { NavDot } from './nav-dot';
import { useHideOnScroll } from './use-hide-on-scroll';
import { useMenus } from './use-menus';
import { useMenuSheet } from './use-menu-sheet';

const wordLook =
  'relative inline-flex h-control items-center text-control/none font-medium aria-[current]:font-semibold';

/** The bar below the current word. From page to page it slides to the next one. */
const mark = (
  <i
    className="absolute bottom-0.75 left-(--inset) h-1.5 w-6 rounded-full bg-ink [view-transition-name:mark] forced-colors:bg-(--glyph)"
    aria-hidden="true"
  />
);

/**
 * `--inset` is the padding of a word. In narrow windows the parts of the navigation join the header's row, and open menus
 * go below it.
 */
const navLook =
  'flex items-center gap-1.5 [--inset:20px] max-lg:gap-0 max-lg:[--inset:14px] max-nav:mx-margin max-nav:flex-wrap max-nav:pb-2 max-nav:scripted:contents';

/**
 * Logo, three menus and Contact Us; hides on the way down, comes back on the way up (docs/rules.md#header). Under
 * 900 px the menus are behind a button.
 */
export function Header() {
  const { pathname } = useLocation();
  const { openId, itemProps, triggerProps } = useMenus();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useMenuSheet(button);
  const [hasFocus, setHasFocus] = useState(false);
  const state = useHideOnScroll();
  const isHidden = state === 'hidden' && openId === null && !sheet.isOpen && !hasFocus;
  const isLoading = usePageLoading();

  // Before paint: what sticks below the header moves with it.
  useLayoutEffect(() => {
    setHeaderHidden(isHidden);
    return () => setHeaderHidden(false);
  }, [isHidden]);

  const isCurrent = (items: (typeof menus)[number]['items']) =>
    hasCurrentItem(items, pathname) ? 'true' : undefined;

  return (
    <header
      className={clsx(
        'sticky top-0 z-header h-header bg-cream max-nav:h-auto shallow:static print:hidden',
        isLoading &&
          'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:origin-left after:animate-under-way after:bg-green',
        state !== 'static' && 'transition-transform duration-header ease-roll',
        isHidden && '-translate-y-full',
        sheet.isOpen && 'max-nav:relative',
      )}
      data-hidden={isHidden || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="wrap flex h-full items-center justify-between max-nav:w-full max-nav:max-w-none max-nav:flex-wrap max-nav:gap-x-2.5">
        <AppLink
          to={paths.home}
          aria-label={words.home}
          className="flex max-nav:mr-auto max-nav:ml-margin max-nav:h-header max-nav:items-center"
        >
          <Logo />
        </AppLink>
        <nav className={navLook} aria-label={words.main}>
          {menus.map((menu, index) => (
            <div
              key={menu.id}
              className="group/item relative flex rounded-full transition-colors ease-out hover:bg-sand data-open:bg-sand max-nav:static max-nav:scripted:hidden"
              data-open={openId === menu.id || undefined}
              {...itemProps(menu.id)}
            >
              {menu.to ? (
                <>
                  <AppLink
                    to={menu.to}
                    className={clsx(wordLook, 'rounded-l-card pl-(--inset)')}
                    aria-current={isCurrent(menu.items)}
                  >
                    {menu.label}
                    {isCurrent(menu.items) && mark}
                  </AppLink>
                  <button
                    type="button"
                    className="flex h-control min-w-11 items-center rounded-r-card pr-(--inset) pl-2.25 max-lg:min-w-0"
                    aria-label={words.moreOf(menu.label)}
                    {...triggerProps(menu.id)}
                  >
                    <NavDot />
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className={clsx(wordLook, 'gap-2.25 rounded-full px-(--inset)')}
                  aria-current={isCurrent(menu.items)}
                  {...triggerProps(menu.id)}
                >
                  {menu.label}
                  {isCurrent(menu.items) && mark}
                  <NavDot />
                </button>
              )}
              <MenuPanel
                menu={menu}
                isOpen={openId === menu.id}
                isAtEnd={index === menus.length - 1}
              />
            </div>
          ))}
          <ButtonLink
            to={paths.contact}
            size="small"
            tone="ink"
            className="ml-4.5 max-lg:ml-2.5 max-nav:ml-0 max-sm:scripted:hidden"
            aria-current={pathname === paths.contact ? 'page' : undefined}
          >
            {words.contact}
          </ButtonLink>
          <MenuButton
            ref={button}
            isOpen={sheet.isOpen}
            aria-controls={sheet.isOpen ? sheet.id : undefined}
            onClick={sheet.toggle}
          />
          {sheet.isOpen && <MenuSheet id={sheet.id} />}
        </nav>
      </div>
    </header>
  );
}
