import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { landing } from '@/motion/crossing';
import { Piece } from '@/ui/piece';
import { type Hunt, standingCount } from './hunt';
import { type FigureIndex, figureLefts } from './pieces';

interface FloorProps {
  ref: RefObject<HTMLDivElement | null>;
  hunt: Hunt;
}

/** A bend with round ends, because no other piece adjoins it. */
const bend = (
  <svg
    viewBox="0 0 20 25"
    className="h-6.25 fill-none stroke-current stroke-[7.3] max-sm:h-4"
    strokeLinecap="round"
  >
    <path d="M3.65 3.65H7.5a8.85 8.85 0 0 1 0 17.7H3.65" />
  </svg>
);

const acts: readonly { figure: FigureIndex; piece: ReactNode }[] = [
  { figure: 0, piece: <Piece name="dot" className="size-4.5 max-sm:size-3" /> },
  { figure: 1, piece: <Piece name="bar" className="h-3.5 max-sm:h-2.5" /> },
  { figure: 2, piece: bend },
];

/**
 * The floor, with a word under each figure, one lit for each that stands; in one column, a half ring with the numeral on
 * top and the egg in its mouth.
 */
export function Floor({ ref, hunt }: FloorProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'absolute inset-x-0 bottom-(--below) h-line border-cream bg-cream text-ink max-md:bg-transparent',
        'max-md:right-[calc(var(--margin)/2)] max-md:h-[calc(var(--mouth)+2*var(--line))]',
        'max-md:rounded-r-bend max-md:border-y-line max-md:border-r-line',
        hunt.phase === 'found' && 'floor-cut',
      )}
      aria-hidden="true"
      {...landing('level')}
    >
      {acts.map(({ figure, piece }) => {
        const isLit = standingCount(hunt) > figure;
        return (
          <span
            key={figure}
            className={clsx(
              'absolute top-0 flex h-line items-center gap-3 text-body/none font-semibold max-md:-top-line max-md:gap-2 max-md:text-small/none max-sm:text-label/none max-sm:tracking-normal',
              'transition-colors ease-out',
              isLit ? 'text-ink' : 'text-stone',
            )}
            style={{ left: `calc(var(--side) + var(--unit) * ${figureLefts[figure]})` }}
            data-lit={isLit || undefined}
          >
            <span
              className={clsx(
                'flex-none transition-[color,scale] ease-drop',
                isLit ? 'text-piece' : 'scale-90 text-ink/26',
              )}
            >
              {piece}
            </span>
            {words.acts[figure]}
          </span>
        );
      })}
    </div>
  );
}
