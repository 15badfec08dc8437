import type { SegmentState } from '@/motion/use-line-segments';

interface RingLineProps {
  segment: SegmentState | undefined;
}

/** In a zoomed window: the ring as the line draws it, from its foot, and the dot that drops into it then. */
export function RingLine({ segment }: RingLineProps) {
  return (
    <>
      <svg
        className="cta-circle hidden size-full -scale-x-100 -rotate-90 overflow-visible fill-none stroke-ink stroke-(length:--line) l:block"
        data-segment={segment}
        aria-hidden="true"
      >
        <circle cx="50%" cy="50%" pathLength={1} />
      </svg>
      <i
        className="cta-dot absolute inset-[33%] hidden place-items-center rounded-full bg-cream text-ink l:grid"
        aria-hidden="true"
      >
        <i className="size-[30%] glyph-arrow transition-transform ease-out group-hover/ring:translate-x-1" />
      </i>
    </>
  );
}
