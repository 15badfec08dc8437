import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { progressWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { type AnswerLine, answerLine, pieceBox, railLine } from '@/lib/answer-line';
import { useHeaderHidden } from '@/lib/header-state';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button';
import { useRail, useRailSize } from './rail-state';
import type { Answer } from './answers';
import { linePieces } from './scoring';
import './audit-line.css';

interface RailPieceProps extends ComponentProps<'rect'> {
  answer: Answer;
  /** Along the line. */
  length: number;
}

/** 260 ms out, 4 px over, 120 ms back. */
const runs = 'animate-[rail-run-level_380ms] data-upright:animate-[rail-run-upright_380ms]';
const drops = '[--start:translateY(-12px)] animate-[comes_var(--t-hover)_var(--ease-drop)]';

/** An answered question on the rail: a bar that runs from its start, or a dot that drops; what a reload brings stands. */
function RailPiece({ answer, length, className, ...rest }: RailPieceProps) {
  const { isLive } = useRail();
  const [arrival] = useState(isLive ? answer : undefined);
  return (
    <rect
      {...rest}
      style={{ '--over': `${length + 4}px` }}
      className={clsx(className, arrival && (arrival === 'c' ? drops : runs))}
    />
  );
}

/** Colours by what the rail lies on. */
const tones = {
  cream: { place: 'text-sand', piece: 'text-ink', gap: 'fill-error' },
  forest: { place: 'text-moss', piece: 'text-cream', gap: 'fill-coral' },
  sand: { place: 'text-cream', piece: 'text-ink', gap: 'fill-error' },
  bar: { place: 'text-cream/22', piece: 'text-cream', gap: 'fill-coral' },
} as const;

type RailGround = keyof typeof tones;

/** As the rail's size changes with the header. */
const follows = 'transition-[y,height,d] duration-header ease-roll';

interface RailPiecesProps {
  line: AnswerLine;
  ground: RailGround;
  className?: string;
}

/** The twenty places and what is answered, as the report will draw it (docs/rules.md#audit-line). */
function RailPieces({ line, ground, className }: RailPiecesProps) {
  const { states, answers, full, startQuestion, isLive, isWaiting, isAway } = useRail();
  const pieces = linePieces(line, answers);
  const tone = tones[ground];
  const round = { rx: line.thickness / 2 };
  // Gathering draws them.
  const hidden = isAway && line.isUpright && 'invisible';
  return (
    <svg
      className={clsx(
        // The line draws itself once, when the questions first come into view.
        isWaiting
          ? '[clip-path:inset(0_-24px_100%)]'
          : 'transition-[clip-path] duration-reveal ease-roll [clip-path:inset(0_-24px)]',
        'overflow-visible in-data-paused:transition-none in-data-paused:**:transition-none',
        className,
      )}
      viewBox={`0 0 ${line.width} ${line.height}`}
      width={line.width}
      height={line.height}
      aria-hidden="true"
    >
      {states.map(({ id, answer, status }, index) => {
        const { place: box, piece } = pieces[index] ?? {};
        return (
          <g key={id} data-status={status}>
            <rect
              {...box}
              {...round}
              className={clsx('rail-place fill-current', follows, tone.place)}
            />
            {/* Moves on when the answer before it has begun. */}
            {status === 'now' && (
              <rect
                {...box}
                {...round}
                className={clsx('animate-[appears_1ms_120ms_backwards] fill-green', follows)}
              />
            )}
            {status === 'gap' && (
              <rect {...pieceBox(line, index, line.thickness)} {...round} className={tone.gap} />
            )}
            {answer && piece && (
              <RailPiece
                {...piece}
                {...round}
                answer={answer}
                length={line.isUpright ? piece.height : piece.width}
                className={clsx(
                  'rail-piece [transition:y_var(--t-header)_var(--ease-roll),x_var(--t-hover)_var(--ease-out),width_var(--t-hover)_var(--ease-out),height_var(--t-hover)_var(--ease-out),fill_var(--t-hover)_var(--ease-out)]',
                  hidden,
                  startQuestion === id ? 'fill-green' : ['fill-current', tone.piece],
                )}
                data-upright={line.isUpright || undefined}
              />
            )}
          </g>
        );
      })}
      <g className="fill-none stroke-current" strokeWidth={line.thickness}>
        {line.bends.map((bend, index) => (
          <g key={index}>
            <path d={bend} className={clsx(follows, tone.place)} />
            <path
              d={bend}
              pathLength={1}
              strokeDasharray="1 2"
              strokeDashoffset={full[index] ? 0 : 1.01}
              className={clsx(
                isLive ? 'transition-[stroke-dashoffset] duration-open ease-roll' : follows,
                hidden,
                tone.piece,
              )}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

/**
 * The upright rail in the colours of one section, clipped to that section: a piece across the border of two sections has
 * both colours. `Rail` contains its text and links.
 */
export function RailLayer({ ground }: { ground: Exclude<RailGround, 'bar'> }) {
  const { top, railTop, dotTop, hasCount, upright } = useRailSize();
  const { count, open, isWaiting, isAway } = useRail();
  const isDark = ground === 'forest';
  const placed = 'absolute inset-x-0 transition-[top,opacity] duration-header ease-roll';
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
        <p className={clsx(placed, (isWaiting || !hasCount) && 'opacity-0')} style={{ top }}>
          <b className="mb-1 block font-display text-[32px] leading-none font-normal lining-nums">
            {count}
          </b>
          <span className={isDark ? 'text-sage' : 'text-stone'}>{words.of}</span>
        </p>
        <div className={clsx(placed, 'flex justify-center')} style={{ top: railTop }}>
          <RailPieces line={upright} ground={ground} />
        </div>
        {/* At the top of the page the edge of the questions would cut it. */}
        <div
          className={clsx(
            placed,
            'grid justify-items-center',
            isAway && 'invisible',
            isWaiting && 'opacity-0',
          )}
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
            {open ? words.next(open.number) : words.details}
          </span>
        </div>
      </div>
    </div>
  );
}

/** How far each key moves along the line. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** In the bar the line lies; in a small window it has the three rows of the report. */
const level = railLine({ thickness: 10, gap: 2, place: 22, isUpright: false });
const rows = answerLine(280, 6, { gap: 3 });

/**
 * A link to each question, at its place on the rail. The Tab key reaches only one of them, at first the next unanswered
 * question; arrow keys move between them.
 */
function RailLinks() {
  const { upright } = useRailSize();
  const { states, open: nextQuestion } = useRail();
  const [focused, setFocused] = useState<number>();
  const last = states.length - 1;
  const stop = focused ?? (nextQuestion ? nextQuestion.number - 1 : last);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, stop + step));
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <ul className="max-sm:hidden" onKeyDown={move} onBlur={() => setFocused(undefined)}>
      {states.map(({ id, number, answer }, index) => {
        const middle = (line: AnswerLine) => {
          const { x, y, width, height } = pieceBox(line, index) ?? new DOMRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const across = (middle(level).x / level.width) * 100;
        return (
          <li
            key={id}
            className="absolute top-1/2 left-(--x) h-control w-6 -translate-1/2 upright:top-(--y) upright:left-0 upright:h-6 upright:w-full upright:translate-x-0 max-md:h-9"
            style={{ '--x': `${across.toFixed(2)}%`, '--y': `${middle(upright).y}px` }}
          >
            <AppLink
              to={`#${id}`}
              className="block size-full rounded-[6px] focus-visible:-outline-offset-3 upright:pointer-events-auto upright:focus-visible:bg-cream/30 upright:focus-visible:outline-ink"
              tabIndex={index === stop ? undefined : -1}
              onFocus={() => setFocused(index)}
            >
              <span className="sr-only">{words.question(number, answer)}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

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
  const { railTop, dotTop } = useRailSize();
  const { count, open } = useRail();
  const say = open?.status === 'gap' ? words.firstOpen : words.next;

  return (
    <div
      className="paper-hidden contents upright:pointer-events-none upright:absolute upright:inset-0 upright:z-b upright:block upright:[clip-path:inset(0)]"
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
        style={{ '--rail-top': `${railTop}px`, '--dot-top': `${dotTop}px` }}
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
          <RailLinks />
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
