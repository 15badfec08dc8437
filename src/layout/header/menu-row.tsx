import { useLocation } from 'react-router-dom';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import type { MenuItem } from '@/content/navigation';
import { blogHome } from '@/features/blog/blog';
import { AppLink } from '@/ui/app-link';
import { MenuGlyph } from './menu-glyph';

const rowVariants = tv({
  base: 'grid rounded-field text-body/tight font-semibold transition-colors ease-out',
  variants: {
    place: {
      /** Picture beside the words. The last row's corner follows the panel's rounded corner. */
      panel:
        'grid-cols-[56px_1fr] items-center gap-4 px-4 py-3.5 group-last/entry:rounded-[16px_8px_84px_16px/16px_8px_64px_16px]',
      /** Picture above the words, three columns; in smaller windows beside them. */
      sheet:
        'content-start gap-3.5 p-3 max-sm:min-h-16 max-sm:grid-cols-[56px_1fr] max-sm:content-center max-sm:items-center max-sm:py-2.5',
    },
    isLink: {
      true: 'group/row hover:bg-green hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:not-hover:bg-forest',
      false: 'text-sage',
    },
  },
});

interface MenuRowProps extends Pick<Required<VariantProps<typeof rowVariants>>, 'place'> {
  item: MenuItem;
}

/** One menu item: a link, or plain text while it has no target. */
export function MenuRow({ item, place }: MenuRowProps) {
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
  const className = rowVariants({ place, isLink: Boolean(to) });
  if (!to) return <span className={className}>{row}</span>;
  return (
    <AppLink
      to={to}
      className={className}
      aria-current={to.split('#')[0] === pathname ? 'page' : undefined}
    >
      {row}
    </AppLink>
  );
}
