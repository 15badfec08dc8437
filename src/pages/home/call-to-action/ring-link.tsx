import { clsx } from 'clsx';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import type { SegmentState } from '@/motion/use-line-segments';
import { AppLink } from '@/ui/app-link';

interface RingLineProps {
  segment: SegmentState | undefined;
}

/** In a zoomed window: the ring as the line draws it, from its foot, and the dot that drops into it then. */
function RingLine({ segment }: RingLineProps) {
  return (
    <>
      <svg
        className="cta-circle hidden size-full -scale-x-100 -rotate-90 overflow-visible fill-none stroke-ink stroke-(length:--line) max-xl:block"
        data-segment={segment}
        data-draws="path"
        aria-hidden="true"
      >
        <circle cx="50%" cy="50%" pathLength={1} />
      </svg>
      <i
        className="cta-dot absolute inset-[33%] hidden place-items-center rounded-full bg-cream text-ink max-xl:grid"
        aria-hidden="true"
      >
        <i className="size-3/10 glyph-arrow transition-transform ease-out group-hover/ring:translate-x-1" />
      </i>
    </>
  );
}

interface RingLinkProps {
  segment: SegmentState | undefined;
}

/** Ring and dot as one link. The animation draws them; in zoomed windows the line does. */
export function RingLink({ segment }: RingLinkProps) {
  return (
    <AppLink
      to={paths.contact}
      className={clsx(
        'cta-ring group/ring absolute right-side bottom-27.5 z-3 block size-(--ring-size) rounded-full max-xl:bottom-14',
        'max-md:relative max-md:inset-auto max-md:mt-10 max-md:mr-side max-md:ml-auto print:hidden',
        'after:absolute after:inset-55.5 after:glyph-arrow after:transition-[transform,opacity] after:ease-out',
        'hover:after:translate-x-2 max-xl:after:hidden',
      )}
      aria-label={words.ring}
    >
      <RingLine segment={segment} />
    </AppLink>
  );
}
