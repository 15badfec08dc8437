import { clsx } from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import { Logo } from '@/ui/logo';
import { MenuPanel } from './menu-panel';
import { NavDot } from './nav-dot';
import { useHideOnScroll } from './use-hide-on-scroll';
import { useMenus } from './use-menus';

/** A word of the navigation; the current page's has a bar under it. */
const wordLook =
  'relative inline-flex h-line items-center text-[17px] leading-none font-medium aria-[current]:font-semibold aria-[current]:before:absolute aria-[current]:before:bottom-0.75 aria-[current]:before:left-5 aria-[current]:before:h-1.5 aria-[current]:before:w-6 aria-[current]:before:rounded-full aria-[current]:before:bg-ink';

/** Logo, three menus and Contact Us; hides on the way down, comes back on the way up (docs/rules.md#header). */
export function Header() {
  const { pathname } = useLocation();
  const { openId, itemProps, triggerProps } = useMenus();
  const [hasFocus, setHasFocus] = useState(false);
  const isScrolledAway = useHideOnScroll();
  const isHidden = isScrolledAway && openId === null && !hasFocus;

  const isCurrent = (items: (typeof menus)[number]['items']) =>
    items.some(({ to }) => to?.split('#')[0] === pathname) ? 'true' : undefined;

  return (
    <header
      className={clsx(
        'sticky top-0 z-header h-header bg-cream transition-transform duration-header ease-roll print:hidden',
        // The next page is on its way, for longer than a glance.
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:origin-left after:bg-green not-in-data-under-way:after:hidden in-data-under-way:after:animate-under-way',
        isHidden && '-translate-y-full',
      )}
      data-hidden={isHidden || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="wrap flex h-full items-center justify-between">
        <AppLink to={paths.home} aria-label={words.home} className="flex">
          <Logo />
        </AppLink>
        <nav className="flex items-center gap-1.5" aria-label={words.main}>
          {menus.map((menu, index) => (
            <div
              key={menu.id}
              className="group/item relative flex rounded-full transition-colors ease-out hover:bg-sand data-open:bg-sand"
              data-open={openId === menu.id || undefined}
              {...itemProps(menu.id)}
            >
              {menu.to ? (
                <>
                  <AppLink
                    to={menu.to}
                    className={clsx(wordLook, 'rounded-l-card pl-5')}
                    aria-current={isCurrent(menu.items)}
                  >
                    {menu.label}
                  </AppLink>
                  <button
                    type="button"
                    className="flex h-line min-w-11 items-center rounded-r-card pr-5 pl-2.25"
                    aria-label={words.moreOf(menu.label)}
                    {...triggerProps(menu.id)}
                  >
                    <NavDot />
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className={clsx(wordLook, 'gap-2.25 rounded-full px-5')}
                  aria-current={isCurrent(menu.items)}
                  {...triggerProps(menu.id)}
                >
                  {menu.label}
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
            className="ml-4.5"
            aria-current={pathname === paths.contact ? 'page' : undefined}
          >
            {words.contact}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
