import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menus, navigationWords as words } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button';
import { MenuRow } from './menu-row';
import { hasCurrentItem } from './use-menus';

interface MenuSheetProps {
  id: string;
}

/** All menus in narrow windows, below the header and as wide as the page, which moves down. */
export function MenuSheet({ id }: MenuSheetProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string | null>(
    (menus.find(({ items }) => hasCurrentItem(items, pathname)) ?? menus[0])?.id ?? null,
  );
  return (
    <div
      id={id}
      className="on-ink hidden w-full rounded-br-turn px-margin pt-4 pb-10 transition-opacity duration-menu ease-linear max-md:block starting:opacity-0"
    >
      <Accordion
        variant="menu"
        idPrefix="navigation-"
        open={open}
        onOpenChange={setOpen}
        items={menus.map((menu) => ({
          key: menu.id,
          title: menu.label,
          panel: (
            <ul className="grid grid-cols-3 gap-x-gutter max-sm:grid-cols-1 max-sm:gap-3.5">
              {menu.items.map((item) => (
                <li key={item.label}>
                  <MenuRow item={item} place="sheet" />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <p className="mt-6 hidden max-sm:block">
        <ButtonLink
          to={paths.contact}
          size="large"
          aria-current={pathname === paths.contact ? 'page' : undefined}
        >
          {words.contact}
        </ButtonLink>
      </p>
    </div>
  );
}
