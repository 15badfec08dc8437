import { useEffect, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { showcase, type Work } from '@/content/home';
import { reveal } from '@/motion/reveal';
import type { SegmentState } from '@/motion/use-line-segments';
import { useTileFilm } from './use-tile-film';
import { PlayPill, WorkPicture } from './work-picture';

interface WorkTileProps {
  work: Work;
  /** How much of the bar is drawn, if it pushes this tile into place; other tiles rise. */
  bar: SegmentState | undefined;
  /** Called when a press has become likely. */
  onPrefetch: () => void;
  onOpen: () => void;
}

/** A client's work with its name: a film above its first frame, and a button that opens it. */
export function WorkTile({ work, bar, onPrefetch, onOpen }: WorkTileProps) {
  const { id, name, kind } = work;
  const ref = useRef<HTMLElement>(null);
  const film = useTileFilm(ref);
  const isPushed = bar !== undefined;
  // `reveal` is a ref callback, but the figure has its ref already.
  useEffect(() => (isPushed ? undefined : reveal(ref.current)), [isPushed]);
  const { base, frame, fill, pill } = tileVariants({ id, isWaiting: isPushed && bar !== 'done' });
  return (
    // Named by a label, since the caption also holds the film's button.
    <figure
      ref={ref}
      className={base()}
      aria-label={`${name}, ${kind}`}
      data-film={film.isShown || undefined}
    >
      <div className={frame()} data-work={id}>
        <WorkPicture work={work} className={fill()} film={film.player} />
        <button
          type="button"
          className="paper-hidden group/open absolute inset-0 outline-0 noscript:hidden"
          aria-label={`${showcase.open}: ${name}`}
          aria-haspopup="dialog"
          onPointerEnter={onPrefetch}
          onFocus={onPrefetch}
          onClick={onOpen}
        >
          {/* Touch screens always show this label, because a finger cannot hover. */}
          <span className={pill()}>{showcase.open}</span>
        </button>
      </div>
      <figcaption className="flex justify-between gap-2 pt-fluid-5 max-sm:flex-col print:pt-2 print:text-fine">
        <span className="flex min-h-control flex-wrap items-baseline gap-x-2.5 pt-1.5 max-sm:flex-col">
          <b className="font-display text-h4 tracking-normal print:text-body">{name}</b>
          <span className="text-sage">{kind}</span>
        </span>
        {!film.isMissing && (
          <PlayPill label={showcase.play(name)} isPlaying={film.isShown} onClick={film.onPress} />
        )}
      </figcaption>
    </figure>
  );
}

/*
 * From 960 px on, the tiles have these of twelve columns; each line is a row:
 *
 *   1 to 8: the heading       9 to 12: Quillow
 *   1 to 8: Lumenade          9 to 12: Quillow
 *   1 to 5: the bar, Varsa    6 to 12: Marrowe
 *   1 to 7: Nimbolt           8 to 12: Dastan
 *   3 to 7: Hexwell           8 to 12: Dastan
 */
const tileVariants = tv({
  slots: {
    /** The place of the tile in twelve columns, in small windows in two. */
    base: 'paper-plain group/work',
    /** The shape of the picture; most have one large corner. */
    frame: [
      'relative overflow-hidden rounded-card print:aspect-4/3',
      // The focus ring lies outside, on ink, because it would be faint on some pictures.
      'outline-offset-3 outline-cream has-focus-visible:outline-3',
    ],
    /** The picture, which grows on hover, and the film above it. */
    fill: [
      'absolute inset-0 size-full object-cover transition-transform duration-reveal ease-out',
      'group-not-data-film/work:group-hover/work:scale-103',
    ],
    /** The label on the picture. */
    pill: [
      'absolute bottom-6 left-6 flex h-control items-center px-6',
      // Zoomed windows have smaller pictures: this keeps clear of the words in them.
      'max-xl:bottom-2.5 max-xl:h-8 max-xl:px-4',
      'rounded-full bg-cream text-small/none font-semibold text-ink opacity-0 transition-opacity',
      'group-hover/open:opacity-100 group-focus-visible/open:opacity-100 pointer-coarse:opacity-100',
    ],
  },
  variants: {
    id: {
      lumenade: {
        base: 'md:col-span-8 md:row-start-2 max-md:col-span-full',
        frame: 'aspect-840/560 rounded-bl-turn',
        pill: 'max-xl:left-12',
      },
      quillow: {
        base: 'self-end md:col-span-4 md:col-start-9 md:row-span-2 md:row-start-1 max-md:col-span-5 max-sm:col-span-1',
        frame: 'aspect-412/640 rounded-tr-turn',
      },
      varsa: {
        base: [
          'mt-24 flex flex-col self-stretch',
          'wide:mt-30 md:col-span-5 md:col-start-1 md:row-start-3 max-md:col-span-7 max-md:mt-0 max-sm:col-span-1',
        ],
        frame: 'min-h-0 flex-[1_1_0]',
        fill: 'object-bottom',
      },
      marrowe: {
        base: [
          'transition-transform ease-out md:col-span-7 md:col-start-6 md:row-start-3',
          'max-md:col-span-9 max-md:col-start-4 max-sm:col-span-full',
        ],
        frame: 'aspect-736/552 rounded-br-turn',
      },
      nimbolt: {
        base: 'md:col-span-7 md:row-start-4 max-md:col-span-full',
        frame: 'aspect-736/414',
      },
      dastan: {
        base: [
          'flex flex-col self-stretch md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-4 max-md:col-span-5',
          'max-md:col-start-8 max-md:row-start-6 max-sm:col-span-full max-sm:row-start-8',
        ],
        frame:
          'min-h-0 flex-[1_1_0] rounded-br-turn max-md:aspect-240/360 max-md:flex-none max-sm:aspect-4/5',
        fill: 'object-top',
      },
      hexwell: {
        base: [
          'md:col-span-5 md:col-start-3 md:row-start-5 max-md:col-span-7 max-md:row-start-6',
          'max-md:self-end max-sm:col-span-full max-sm:row-start-7',
        ],
        frame: 'aspect-520/293 rounded-bl-turn',
        pill: 'max-xl:right-3 max-xl:left-auto',
      },
    },
    /** The bar has not come yet. */
    isWaiting: { true: { base: 'motion-safe:not-noscript:-translate-x-cut' } },
  },
});
