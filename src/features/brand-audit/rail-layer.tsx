import { clsx } from 'clsx';
import { progressWords as words } from '@/content/audit';
import { type RailGround, RailPieces } from './rail-pieces';
import { useRail, useRailSize } from './rail-state';

/**
 * Draws the upright rail in the colours of one section and clips it to that section, so that a piece
 * across the border of two has both colours. The text and the links of the rail are in `Rail`.
 */
export function RailLayer({ ground }: { ground: Exclude<RailGround, 'bar'> }) {
  const { countTop, railTop, dotTop, hasCount, upright } = useRailSize();
  const { count, nextQuestion, isWaiting } = useRail();
  const isDark = ground === 'forest';
  const partClasses = 'absolute inset-x-0 transition-[top,opacity] duration-header ease-roll';
  return (
    <div
      className="paper-hidden pointer-events-none absolute inset-0 z-b hidden [clip-path:inset(0)] upright:block"
      aria-hidden="true"
    >
      <div
        className={clsx(
          'fixed top-0 right-0 h-full w-side text-center text-fine/none font-medium',
          isDark ? 'text-cream' : 'text-ink',
        )}
        data-rail={ground}
      >
        <p
          className={clsx(partClasses, (isWaiting || !hasCount) && 'opacity-0')}
          style={{ top: countTop }}
        >
          <b className="mb-1 block font-display text-[32px] leading-none font-normal lining-nums">
            {count}
          </b>
          <span className={isDark ? 'text-sage' : 'text-stone'}>{words.of}</span>
        </p>
        <div className={clsx(partClasses, 'flex justify-center')} style={{ top: railTop }}>
          <RailPieces strip={upright} ground={ground} />
        </div>
        {/* Hidden at the top of the page, where the edge of the questions would cut the dot. */}
        <div
          className={clsx(partClasses, 'grid justify-items-center', isWaiting && 'opacity-0')}
          style={{ top: dotTop }}
        >
          <i
            className={clsx(
              'grid size-11 place-items-center rounded-full',
              isDark ? 'bg-cream text-ink' : 'bg-ink text-cream',
            )}
          >
            <i className="size-5 rotate-90 glyph-arrow" />
          </i>
          <span className="mt-1 font-semibold">
            {nextQuestion ? words.next(nextQuestion.number) : words.details}
          </span>
        </div>
      </div>
    </div>
  );
}
