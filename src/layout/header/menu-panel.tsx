import { useLocation } from 'react-router-dom';
import type { Menu } from '@/content/navigation';
import { blogHome } from '@/features/blog/blog-address';
import { AppLink } from '@/ui/app-link';
import { MenuGlyph } from './menu-glyph';
import './menu.css';

export interface MenuPanelProps {
  menu: Menu;
  isOpen: boolean;
  /** Opens towards the left, for the last menu of the row. */
  isAtEnd: boolean;
}

/** The panel under a header word: links, and what is still to come as plain text. */
export function MenuPanel({ menu, isOpen, isAtEnd }: MenuPanelProps) {
  const { pathname } = useLocation();
  const look = `menu on-ink ${isAtEnd ? 'menu--end' : ''} ${isOpen ? 'is-open' : ''}`;
  return (
    <ul className={look} id={`menu-${menu.id}`}>
      {menu.items.map((item) => {
        const to = item.isBlog ? blogHome : item.to;
        const row = (
          <>
            <MenuGlyph name={item.glyph} />
            <span>
              {item.label}
              <small>{item.note}</small>
            </span>
          </>
        );
        return (
          <li key={item.label}>
            {to ? (
              <AppLink to={to} aria-current={to.split('#')[0] === pathname ? 'page' : undefined}>
                {row}
              </AppLink>
            ) : (
              <span className="menu__off">{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
