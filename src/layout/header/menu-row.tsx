import { useLocation } from 'react-router-dom';
import { tv } from 'tailwind-variants/lite';
import type { MenuItem } from '@/content/navigation';
import { blogHome } from '@/features/blog/blog';
import { AppLink } from '@/ui/app-link';
import { menuGlyphs } from './menu-glyphs';

const rowVariants = tv({
  base: 'grid rounded-field text-body/tight font-semibold transition-colors ease-out',
  variants: {
    place: {
      panel: [
        // Picture beside the words.
        'grid-cols-[56px_1fr] items-center gap-4 px-4 py-3.5',
        // The last row follows the panel's turn, 94 px less the padding of 10. It is no higher than
        // 64 px and the corner above.
        'group-last/entry:rounded-[16px_8px_84px_16px/16px_8px_64px_16px]',
      ],
      sheet: [
        // Picture above the words; in smaller windows beside them.
        'content-start gap-3.5 p-3',
        'max-sm:min-h-16 max-sm:grid-cols-[56px_1fr] max-sm:content-center max-sm:items-center max-sm:py-2.5',
      ],
    },
    isLink: {
      true: 'group/row hover:bg-green hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:not-hover:bg-forest',
      false: 'text-sage',
    },
  },
});

interface MenuRowProps {
  item: MenuItem;
  place: 'panel' | 'sheet';
}

/** One menu item: a link, or plain text while it has no target. */
export function MenuRow({ item, place }: MenuRowProps) {
  const { pathname } = useLocation();
  const to = item.isBlog ? blogHome : (item.to ?? '');
  const { pieces, hero } = menuGlyphs[item.glyph];
  return (
    <AppLink
      to={to}
      className={rowVariants({ place, isLink: to !== '' })}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      <svg viewBox="0 0 56 40" className="h-10 w-14" aria-hidden="true">
        <path d={pieces} fill="currentColor" />
        {hero && <path d={hero} className="fill-green group-hover/row:fill-ink" />}
      </svg>
      <span>
        {item.label}
        <small className="mt-1 block text-note font-normal text-sage group-hover/row:text-ink">
          {item.note}
        </small>
      </span>
    </AppLink>
  );
}

/** Whether an item leads to this page, or to a section of it. */
const isCurrent = ({ to }: MenuItem, pathname: string) => to?.split('#')[0] === pathname;

/** @returns whether a menu leads to this page */
export const hasCurrentItem = (items: readonly MenuItem[], pathname: string) =>
  items.some((item) => isCurrent(item, pathname));
