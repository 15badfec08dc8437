import { clsx } from 'clsx';
import type { Menu } from '@/content/navigation';
import { MenuRow } from './menu-row';

interface MenuPanelProps {
  menu: Menu;
  isOpen: boolean;
  /** Opens towards the left, for the last menu of the row. */
  isAtEnd: boolean;
}

/** The panel below a header word: links, and plain text for items without one yet. */
export function MenuPanel({ menu, isOpen, isAtEnd }: MenuPanelProps) {
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
