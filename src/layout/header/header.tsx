import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import { Logo } from '@/ui/logo';
import { MenuPanel } from './menu-panel';
import { useHideOnScroll } from './use-hide-on-scroll';
import { useMenus } from './use-menus';
import './header.css';
import './nav.css';

/** Logo, three menus and Contact Us; hides on the way down, comes back on the way up (specification 2.3). */
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
      className={`header ${isHidden ? 'is-hidden' : ''}`.trim()}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="wrap header__in">
        <AppLink to={paths.home} aria-label={words.home} className="header__home">
          <Logo />
        </AppLink>
        <nav className="nav" aria-label={words.main}>
          {menus.map((menu, index) => (
            <div
              key={menu.id}
              className={`nav__item ${openId === menu.id ? 'is-open' : ''}`.trim()}
              {...itemProps(menu.id)}
            >
              {menu.to ? (
                <>
                  <AppLink
                    to={menu.to}
                    className="nav__btn nav__btn--link"
                    aria-current={isCurrent(menu.items)}
                  >
                    {menu.label}
                  </AppLink>
                  <button
                    type="button"
                    className="nav__more"
                    aria-label={words.moreOf(menu.label)}
                    {...triggerProps(menu.id)}
                  />
                </>
              ) : (
                <button
                  type="button"
                  className="nav__btn"
                  aria-current={isCurrent(menu.items)}
                  {...triggerProps(menu.id)}
                >
                  {menu.label}
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
            className="nav__cta"
            aria-current={pathname === paths.contact ? 'page' : undefined}
          >
            {words.contact}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
