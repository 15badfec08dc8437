import { clsx } from 'clsx';
import { useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog';
import { paths } from '@/content/pages';
import { ButtonLink } from '@/ui/button';
import { Piece, QuarterBend } from '@/ui/piece';
import { EggHunt } from './hunt';
import type { Hunt } from './hunt-rules';
import './not-found.css';

/**
 * The not-found page with its egg hunt (docs/rules.md#not-found-page). Its measures, such as
 * `--unit`, the thickness of the numeral, are in not-found.css.
 */
export function NotFoundPage() {
  const [hunt, setHunt] = useState<Hunt>({ phase: 'whole', loose: [], said: '' });
  const isFound = hunt.phase === 'found';
  return (
    <section
      className={clsx(
        'not-found on-ink page-end-ink xl:min-h-(--room)',
        'relative flex flex-col overflow-hidden select-none',
      )}
    >
      <Words isFound={isFound} />
      {/* Read out only: the numeral itself is a drawing. */}
      <p className="sr-only">{words.code}</p>
      <Floor isFound={isFound} />
      <EggHunt hunt={hunt} onHunt={setHunt} />
    </section>
  );
}

/** The heading, and the links to HOME and BLOGS. They lie above the bodies. */
function Words({ isFound }: { isFound: boolean }) {
  return (
    <div
      className={clsx(
        'pointer-events-none relative z-3 wrap mb-(--below) pt-16 pb-(--play)',
        'flex grow justify-between gap-fluid-12',
        'squat:pt-9 max-xl:pt-hero max-md:flex-col max-md:justify-start',
      )}
    >
      <h1 className="self-start text-h3 md:max-w-[15em] squat:xl:text-[34px]">{words.text}</h1>
      <div className="flex flex-none flex-col md:-mb-(--play)">
        <div
          className="pointer-events-auto mt-1 flex flex-none gap-3 max-sm:flex-wrap"
          data-links=""
        >
          <span className={clsx('flex', isFound && 'home-lift')}>
            <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          </span>
          <ButtonLink tone="outline" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
        {isFound && <HomeLine />}
      </div>
    </div>
  );
}

/** The line runs on from the floor to HOME. */
function HomeLine() {
  return (
    <div className="paper-hidden home-line relative mt-2.5 flex-1 text-cream max-md:hidden">
      <QuarterBend corner="bottom-right" className="right-0 bottom-0" />
      <i className="absolute inset-y-(--bend-room) right-0 w-line bg-current" />
      <QuarterBend corner="top-right" className="top-0 right-0" />
      <i className="absolute top-0 right-(--bend-room) left-0 h-line rounded-l-full bg-current" />
    </div>
  );
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

const [connect, convey, convert] = words.verbs;

/** The verb under each figure of the 404, and where the figure begins, in units of the numeral. */
const verbs = [
  { left: 0, word: connect, piece: <Piece name="dot" className="size-4.5 max-sm:size-3" /> },
  { left: 4.05, word: convey, piece: <Piece name="bar" className="h-3.5 max-sm:h-2.5" /> },
  { left: 8.1, word: convert, piece: bend },
];

/** The line on which the numeral stands; in one column it is a half ring below it. */
function Floor({ isFound }: { isFound: boolean }) {
  return (
    <div
      className={clsx(
        'absolute inset-x-0 bottom-(--below) h-line border-cream',
        'bg-cream text-ink max-md:bg-transparent',
        'max-md:right-[calc(var(--margin)/2)] max-md:h-[calc(var(--mouth)+2*var(--line))]',
        'max-md:rounded-r-bend max-md:border-y-line max-md:border-r-line',
        isFound && 'floor-cut',
      )}
      aria-hidden="true"
      data-landing="level"
    >
      {verbs.map(({ left, piece, word }) => (
        <span
          key={left}
          className={clsx(
            'absolute top-0 flex h-line items-center gap-3 text-body/none font-semibold',
            'max-md:-top-line max-md:gap-2 max-md:text-small/none',
            'max-sm:text-label/none max-sm:tracking-normal',
          )}
          style={{ left: `calc(var(--side) + var(--unit) * ${left})` }}
        >
          <span className="flex-none text-piece">{piece}</span>
          {word}
        </span>
      ))}
    </div>
  );
}
