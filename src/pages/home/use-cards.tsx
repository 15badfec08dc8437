import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { caseDrawings, type DrawnPiece } from '@/content/home-drawings';
import type { UseCase } from '@/content/home-uses';
import { mediaStore, useStore } from '@/lib/store';
import { breakpoints } from '@/lib/windows';
import { m } from '@/motion/m';
import { reveal } from '@/motion/reveal';
import { ExpandDot } from '@/ui/disclosure';
import { tagVariants } from '@/ui/tag-list';
import './uses.css';

/** Whether the cards are stacked: opening one then moves the others, so only a press opens it. */
const stacked = mediaStore(breakpoints['max-lg']);

/** A pointer on its way across the cards opens none: it has to rest on one for this long, in ms. */
const hoverIntent = 90;

/** The discs that are not mint, by the picture on them. */
const discs: Readonly<Partial<Record<UseCase['picture'], string>>> = {
  merge: 'bg-marigold',
  market: 'bg-coral',
  course: 'bg-marigold',
  demo: 'bg-coral',
};

/** A row of cards, stacked in narrow windows. Exactly one is open: at first the first one. */
export function UseCards({ cards }: { cards: readonly UseCase[] }) {
  const [chosen, setChosen] = useState<number>();
  return (
    <ul
      className="paper-pairs flex min-h-135 gap-4 max-lg:flex-col max-lg:gap-cut"
      // From the first choice on, the words of an opened card fade in.
      data-opened={chosen === undefined ? undefined : ''}
    >
      {cards.map((card, index) => (
        <UseCard
          key={card.picture}
          card={card}
          index={index}
          isOpen={index === (chosen ?? 0)}
          onOpen={() => setChosen(index)}
        />
      ))}
    </ul>
  );
}

interface UseCardProps {
  card: UseCase;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * A card that hover, focus or a tap opens: a handle, which is the closed card, and a panel. Its
 * picture is on both, and only one of the two is visible. In a row of cards the visible one has the
 * `layoutId`, so that it moves from the disc into the panel and back; in a stack both stay.
 */
function UseCard({ card, index, isOpen, onOpen }: UseCardProps) {
  const id = useId();
  const isStacked = useStore(stacked);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <li
      ref={reveal}
      className={clsx(
        'use-card paper-plain group/card relative isolate grid shrink-0 basis-28 cursor-pointer overflow-hidden',
        'rounded-(--disc-centre) bg-cream outline-offset-4 outline-ink has-focus-visible:outline-3',
        // In a row the open card takes what room the closed ones leave; in a stack it opens downwards.
        'transition-[flex-grow] duration-open ease-out data-open:grow data-open:cursor-default',
        'max-lg:basis-auto max-lg:grid-cols-1 max-lg:grid-rows-[auto_0fr] max-lg:transition-rows',
        'max-lg:data-open:grow-0 max-lg:data-open:grid-rows-[auto_1fr]',
        // The disc's centre, half of the closed card, and the radius of the ground under the disc.
        '[--disc-centre:56px] [--seed:34px] [--stroke:var(--ink)] max-lg:[--disc-centre:38px] max-lg:[--seed:25px]',
        // The ground of the open card grows out from under the disc, as far as the opposite corner.
        'before:absolute before:inset-0 before:-z-1 before:bg-forest',
        'before:transition-[clip-path] before:duration-open before:ease-out',
        'before:[clip-path:circle(var(--seed)_at_var(--disc-centre)_var(--disc-centre))]',
        'data-open:before:[clip-path:circle(142%_at_var(--disc-centre)_var(--disc-centre))]',
      )}
      style={{ '--i': index }}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch' && !isStacked)
          hoverTimer.current = setTimeout(onOpen, hoverIntent);
      }}
      onPointerLeave={() => clearTimeout(hoverTimer.current)}
    >
      <UseHandle id={id} card={card} isOpen={isOpen} isStacked={isStacked} onOpen={onOpen} />
      <UsePanel id={id} card={card} isOpen={isOpen} isStacked={isStacked} />
    </li>
  );
}

interface UseHandleProps {
  /** The id of the panel, and of the picture that moves into it. */
  id: string;
  card: UseCase;
  isOpen: boolean;
  isStacked: boolean;
  onOpen: () => void;
}

/** In a row, disc and title leave at once as their card opens, and come back last. */
const leavesAtOnce = clsx(
  'transition-opacity duration-tap ease-linear',
  'group-aria-expanded/handle:delay-0 lg:group-aria-expanded/handle:opacity-0',
);

/** The closed card as a button: its picture on a disc, and its title. */
function UseHandle({ id, card, isOpen, isStacked, onOpen }: UseHandleProps) {
  return (
    <button
      type="button"
      // It stands upright; in narrow windows it is a row.
      className={clsx(
        'paper-hidden group/handle z-1 flex items-center text-ink outline-0 transition-colors aria-expanded:pointer-events-none',
        'lg:absolute lg:inset-0 lg:w-28 lg:flex-col lg:justify-between lg:pt-5 lg:pb-9',
        'max-lg:relative max-lg:min-h-19 max-lg:gap-4 max-lg:py-2 max-lg:pr-12 max-lg:pl-2.5 max-lg:text-left',
        'max-lg:aria-expanded:text-cream',
      )}
      aria-expanded={isOpen}
      aria-controls={id}
      onFocus={isStacked ? undefined : onOpen}
      onClick={onOpen}
    >
      <span className="relative grid size-18 flex-none place-items-center lg:group-data-open/card:[--stroke:var(--cream)] max-lg:size-14">
        <i
          className={clsx(
            'absolute inset-0 rounded-full delay-200',
            leavesAtOnce,
            discs[card.picture] ?? 'bg-mint',
          )}
        />
        <m.span
          layoutId={isOpen || isStacked ? undefined : id}
          layoutDependency={isOpen}
          className="relative size-10 lg:group-aria-expanded/handle:invisible max-lg:size-8"
        >
          {/* The picture comes back to its disc in cream, and is ink once it is there. */}
          <UsePicture
            name={card.picture}
            className="size-full *:transition-[fill,stroke] *:delay-160 *:duration-tap *:ease-linear"
          />
        </m.span>
      </span>
      <span
        className={clsx(
          'font-display text-h4 leading-none tracking-normal delay-300',
          leavesAtOnce,
          'lg:rotate-180 lg:whitespace-nowrap lg:[text-orientation:sideways] lg:[writing-mode:vertical-rl]',
        )}
      >
        {card.title}
      </span>
      <ExpandDot className="absolute top-1/2 right-6 -translate-y-1/2 in-aria-expanded:bg-green lg:hidden" />
    </button>
  );
}

/** What the open card says, beside its picture. */
function UsePanel({ id, card, isOpen, isStacked }: Omit<UseHandleProps, 'onOpen'>) {
  const hasPicture = isOpen && !isStacked;
  return (
    <div
      id={id}
      className={clsx(
        'invisible relative grid content-end text-cream transition-[visibility] duration-open group-data-open/card:visible',
        // Without the five closed cards and their gaps: as wide as the open card from the start, so
        // that widening does not rewrap the text.
        'lg:w-[calc(var(--wrap)-5*128px)] lg:px-12 lg:pt-12 lg:pb-11 lg:max-xl:pt-64 lg:@max-roomy:pt-80',
        'max-lg:overflow-hidden print:visible',
      )}
    >
      <div
        className={clsx(
          'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_168px] max-lg:items-end max-lg:gap-6',
          'max-lg:pt-2 max-lg:pr-card max-lg:pb-card max-lg:pl-22',
          'max-sm:grid-cols-[minmax(0,1fr)_104px] max-sm:pl-card',
          'print:grid print:grid-cols-[auto_minmax(0,1fr)] print:gap-4',
        )}
      >
        {/* The words come last. On the way out the ground takes them along. */}
        <div
          className={clsx(
            'grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 print:gap-1.5',
            'motion-safe:group-data-open/card:in-data-opened:animate-answer',
            'max-lg:max-w-[22em] max-lg:self-start max-sm:contents',
          )}
        >
          <h3 className="font-display text-h3 max-lg:hidden">{card.title}</h3>
          <p className="max-sm:col-span-full">{card.text}</p>
          <span
            className={tagVariants({
              variant: 'outlined',
              className: 'max-sm:self-end max-sm:justify-self-start',
            })}
          >
            {card.tag}
          </span>
        </div>
        <m.span
          layoutId={hasPicture ? id : undefined}
          layoutDependency={hasPicture}
          className={clsx(
            'invisible [--stroke:var(--cream)] group-data-open/card:visible print:visible',
            'lg:absolute lg:top-12 lg:right-14 lg:w-61 lg:compact:top-10 lg:compact:right-12 lg:compact:w-48',
            'max-lg:w-full print:row-start-1 print:w-20 print:[--stroke:var(--ink)]',
          )}
        >
          <UsePicture name={card.picture} className="w-full" />
        </m.span>
      </div>
    </div>
  );
}

const colours = { line: 'var(--stroke)', hero: 'var(--green)', warm: 'var(--marigold)' } as const;

/** A use case's drawing; its outline has the colour `--stroke` of the card. */
function UsePicture({ name, className }: { name: UseCase['picture']; className: string }) {
  const pieces: readonly DrawnPiece[] = caseDrawings[name];
  return (
    <svg viewBox="0 0 320 320" className={className} aria-hidden="true">
      {pieces.map((piece) => {
        const colour = colours[piece.tone];
        const paint = piece.stroke
          ? { fill: 'none', stroke: colour, strokeWidth: piece.stroke }
          : { fill: colour };
        const cap = piece.isRound && 'round';
        if ('path' in piece)
          return <path key={piece.path} {...paint} d={piece.path} strokeLinecap={cap} />;
        const [x, y, radius] = piece.dot;
        return <circle key={`${x} ${y}`} {...paint} cx={x} cy={y} r={radius} />;
      })}
    </svg>
  );
}
