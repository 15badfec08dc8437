import { clsx } from 'clsx';
import type { CSSProperties, FocusEvent } from 'react';
import { progressWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { useHeaderHidden } from '@/lib/header-visibility';
import { answerLine, railLine } from '@/lib/answer-line';
import { ButtonLink } from '@/ui/button';
import { RailLinks } from './rail-links';
import { RailPieces } from './rail-pieces';
import { useRailSize } from './rail-size';
import { useRail } from './rail-state';

/** In the bar the line lies; in a small window it has the three rows of the report. */
const level = railLine({ thickness: 10, gap: 2, place: 22, isUpright: false });
const rows = answerLine(280, 6, { gap: 3 });

/** The link is a dot in the margin; pointed at or focused, it runs out to a bar with its words. */
const uprightNext = clsx(
  'upright:pointer-events-auto upright:fixed upright:top-(--dot-top) upright:right-[calc(var(--side)/2-22px)] upright:opacity-0 upright:[--height:44px]',
  'upright:[clip-path:inset(0_0_0_calc(100%-44px)_round_22px)] upright:[transition:clip-path_var(--t-open)_var(--ease-out),opacity_0s_var(--t-open)]',
  'upright:hover:opacity-100 upright:hover:[clip-path:inset(0_round_22px)] upright:hover:[transition:clip-path_var(--t-open)_var(--ease-out)]',
  'upright:focus-visible:opacity-100 upright:focus-visible:-outline-offset-3 upright:focus-visible:[clip-path:inset(0_round_22px)]',
  'upright:[&>i]:text-cream upright:[&>i:first-of-type]:hidden upright:[&>span]:text-cream!',
);

/** Slightly more than the distance that the rail rises when the header hides, in px. */
const headroom = 108;

/** Scrolls the questions beside a focused link: the upright rail is fixed, and clipped to their section. */
const showFocused = ({ currentTarget, target }: FocusEvent) => {
  const { top, bottom, height } = currentTarget.getBoundingClientRect();
  const link = target.getBoundingClientRect();
  if (height === 0) return;
  if (link.top < top) window.scrollBy({ top: top - link.top + headroom, behavior: 'instant' });
  if (link.bottom > bottom) window.scrollBy({ top: bottom - link.bottom, behavior: 'instant' });
};

/**
 * The audit's line as it grows: count, a link to each question, and a link to the next one. From 1280 px it is upright in the
 * right margin, where `RailLayer` draws it; elsewhere it is a bar above the questions.
 */
export function Rail() {
  const isHeaderHidden = useHeaderHidden();
  const { railTop, dotTop, thickness, gap, place } = useRailSize();
  const upright = railLine({ thickness, gap, place, isUpright: true });
  const { count, open } = useRail();
  const say = open?.isGap ? words.firstOpen : words.next;

  const style: CSSProperties & Record<'--rail-top' | '--dot-top', string> = {
    '--rail-top': `${railTop}px`,
    '--dot-top': `${dotTop}px`,
  };

  return (
    <div
      className="contents upright:pointer-events-none upright:absolute upright:inset-0 upright:z-b upright:block upright:[clip-path:inset(0)] print:hidden"
      onFocus={showFocused}
    >
      <div
        className={clsx(
          'on-ink wrap flex min-h-18 flex-wrap items-center justify-between gap-x-8 rounded-[36px] py-2 pr-3 pl-8',
          'sticky z-b transition-[top] duration-header ease-roll shallow:static',
          isHeaderHidden ? 'top-3' : 'top-[calc(var(--header-h)+12px)]',
          'max-xl:min-h-16 max-xl:gap-x-2.5 max-xl:pl-6 max-sm:rounded-card max-sm:pl-5',
          'upright:absolute upright:inset-0 upright:m-0 upright:w-auto upright:bg-transparent upright:p-0',
        )}
        style={style}
        data-progress=""
      >
        <output className="text-control/none font-medium whitespace-nowrap upright:sr-only">
          <b className="mr-1.5 inline-block min-w-[1.17em] text-right align-[-3px] font-display text-h4 leading-none">
            {count}
          </b>{' '}
          {words.of} <span className="max-xl:sr-only">{words.answered}</span>
        </output>
        <nav
          className={clsx(
            'relative flex w-133 items-center max-md:order-1 max-md:w-full max-md:max-w-133 max-sm:max-w-85 max-sm:pt-1 max-sm:pb-2',
            'upright:fixed upright:top-(--rail-top) upright:right-0 upright:block upright:w-side upright:transition-[top] upright:duration-header upright:ease-roll',
          )}
          aria-label={words.label}
        >
          <RailPieces
            line={level}
            ground="bar"
            className="h-auto w-full upright:hidden max-sm:hidden"
          />
          <RailPieces line={rows} ground="bar" className="hidden h-auto w-full max-sm:block" />
          <RailLinks upright={upright} level={level} />
        </nav>
        <ButtonLink
          to={open ? `#${open.id}` : '#first-name'}
          tone="ink"
          size="small"
          icon="down"
          className={clsx('max-sm:pr-12 max-sm:pl-3', uprightNext)}
        >
          {open ? (
            <span key="open">
              <span>{say(open.number)}</span>{' '}
              <span className="max-xl:sr-only">{auditQuestions[open.number - 1]?.topic}</span>
            </span>
          ) : (
            <span key="complete">{words.complete}</span>
          )}
        </ButtonLink>
      </div>
    </div>
  );
}
