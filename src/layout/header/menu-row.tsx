import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '@/content/navigation';
import { blogHome } from '@/features/blog/blog-address';
import { AppLink } from '@/ui/app-link';
import { MenuGlyph } from './menu-glyph';

const rowLook = 'grid rounded-field text-body/tight font-semibold transition-colors ease-out';
const linkLook =
  'group/row hover:bg-green hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:not-hover:bg-forest';

interface MenuRowProps {
  item: MenuItem;
  /** Layout of picture and words. */
  className: string;
}

/** One menu item: a link, or plain text while it has no target. */
export function MenuRow({ item, className }: MenuRowProps) {
  const { pathname } = useLocation();
  const to = item.isBlog ? blogHome : item.to;
  const row = (
    <>
      <MenuGlyph name={item.glyph} />
      <span>
        {item.label}
        <small className="mt-1 block text-note font-normal text-sage group-hover/row:text-ink">
          {item.note}
        </small>
      </span>
    </>
  );
  if (!to) return <span className={clsx(rowLook, 'text-sage', className)}>{row}</span>;
  return (
    <AppLink
      to={to}
      className={clsx(rowLook, linkLook, className)}
      aria-current={to.split('#')[0] === pathname ? 'page' : undefined}
    >
      {row}
    </AppLink>
  );
}
