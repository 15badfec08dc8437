import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { navigationWords as words } from '@/content/navigation';
import { ExpandDot } from '@/ui/expand-dot';

interface MenuButtonProps extends ComponentProps<'button'> {
  isOpen: boolean;
}

/** Opens all menus in narrow windows; while open, its dot is a bar. */
export function MenuButton({ isOpen, ...rest }: MenuButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'mr-margin hidden h-control items-center gap-2.5 rounded-full px-4 text-control/none font-semibold transition-colors ease-out max-md:not-noscript:inline-flex max-sm:h-11 forced-colors:border',
        isOpen ? 'bg-ink text-cream' : 'bg-sand text-ink',
      )}
      aria-expanded={isOpen}
    >
      <span>{isOpen ? words.close : words.menu}</span>
      <ExpandDot className="in-aria-expanded:bg-green" />
    </button>
  );
}
