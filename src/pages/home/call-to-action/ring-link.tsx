import { clsx } from 'clsx';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import type { SegmentState } from '@/motion/use-line-segments';
import { AppLink } from '@/ui/app-link';
import { RingLine } from './ring-line';

interface RingLinkProps {
  segment: SegmentState | undefined;
}

/** Ring and dot are one link; the animation draws them, in a zoomed window the line does. */
export function RingLink({ segment }: RingLinkProps) {
  return (
    <AppLink
      to={paths.contact}
      className={clsx(
        'cta-ring group/ring absolute right-side bottom-27.5 z-3 block size-(--ring-size) rounded-full l:bottom-14',
        'm:relative m:inset-auto m:mt-10 m:mr-side m:ml-auto print:hidden',
        'after:absolute after:inset-55.5 after:glyph-arrow after:text-ink after:transition-[transform,opacity] after:ease-out',
        'hover:after:translate-x-2 l:after:hidden',
      )}
      aria-label={words.ring}
    >
      <RingLine segment={segment} />
    </AppLink>
  );
}
