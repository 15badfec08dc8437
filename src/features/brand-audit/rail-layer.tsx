import { clsx } from 'clsx';
import { progressWords as words } from '@/content/audit';
import { RailPieces } from './rail-pieces';
import { useRail, useRailSize } from './rail-state';

/** Colours of the texts and of the dot, by the ground of the section. */
const light = { text: 'text-ink', note: 'text-stone', dot: 'bg-ink text-cream' } as const;
const dark = { text: 'text-cream', note: 'text-sage', dot: 'bg-cream text-ink' } as const;
const colors = { cream: light, sand: light, forest: dark } as const;

/**
 * Draws the upright rail in the colours of one section, clipped to that section, so that a piece
 * across the border of two has both colours. What is read out and the links are in `Rail`.
 */
export function RailLayer({ ground }: { ground: keyof typeof colors }) {
  const { counterTop, railTop, dotTop, hasCounter, uprightStrip } = useRailSize();
  const { answeredCount, nextQuestion, isWaiting } = useRail();
  const { text, note, dot } = colors[ground];
  const partClasses = 'absolute inset-x-0 transition-[top,opacity] duration-header ease-roll';
  return (
    <div
      className="paper-hidden pointer-events-none absolute inset-0 z-b hidden [clip-path:inset(0)] upright:block"
      aria-hidden="true"
    >
      <div
        className={clsx(
          'fixed top-0 right-0 h-full w-side text-center text-fine/none font-medium',
          text,
        )}
        data-rail={ground}
      >
        <p
          className={clsx(partClasses, (isWaiting || !hasCounter) && 'opacity-0')}
          style={{ top: counterTop }}
        >
          <b className="mb-1 block font-display text-[32px] leading-none font-normal lining-nums">
            {answeredCount}
          </b>
          <span className={note}>{words.of}</span>
        </p>
        <div className={clsx(partClasses, 'flex justify-center')} style={{ top: railTop }}>
          <RailPieces strip={uprightStrip} ground={ground} />
        </div>
        {/* While the rail waits, the questions are low in the window, and their edge would cut the dot. */}
        <div
          className={clsx(partClasses, 'grid justify-items-center', isWaiting && 'opacity-0')}
          style={{ top: dotTop }}
        >
          <div className={clsx('grid size-11 place-items-center rounded-full', dot)}>
            <i className="size-5 rotate-90 glyph-arrow" />
          </div>
          <span className="mt-1 font-semibold">
            {nextQuestion ? words.next(nextQuestion.number) : words.details}
          </span>
        </div>
      </div>
    </div>
  );
}
