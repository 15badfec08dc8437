import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { policySections, policyWords as words } from '@/content/privacy';
import { ExpandSign } from '@/ui/disclosure';
import { RouteLink } from '@/ui/route-link';
import { hasTable, PolicyChapter } from './policy-chapter';

/** A section is current once its top is above this share of the window's height. */
const readingLine = 0.4;

/**
 * Follows the reader on scroll, at most once per frame.
 * @param ref the parent of the sections
 * @returns index of the current section, 0 for the first
 */
function useCurrentSection(ref: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * readingLine;
      const begun = Array.from(ref.current?.children ?? []).filter(
        (section) => section.getBoundingClientRect().top < line,
      );
      setCurrent(Math.max(0, begun.length - 1));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ref]);
  return current;
}

/** Classes of its piece of the line and of its text, by where the current section is. */
const variants = {
  read: {
    piece:
      'before:bg-ink not-max-xl:first:before:rounded-t-full not-max-xl:last:before:rounded-b-full',
    words: 'text-ink',
  },
  current: {
    piece: 'not-max-xl:before:rounded-full before:bg-green',
    words: 'font-semibold text-ink',
  },
  ahead: {
    piece:
      'before:bg-sand not-max-xl:first:before:rounded-t-full not-max-xl:last:before:rounded-b-full',
    words: 'text-muted',
  },
} as const;

const classesAt = (ahead: number) => {
  if (ahead === 0) return variants.current;
  return ahead < 0 ? variants.read : variants.ahead;
};

/**
 * The table of contents beside a line that fills as the visitor reads. In one column it is a card, closed if it is
 * long.
 */
function PolicyContents({ current }: { current: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      className="top-8 col-span-3 self-start xl:sticky max-xl:col-span-full max-xl:mb-fluid-16 max-xl:rounded-card max-xl:rounded-tr-turn max-xl:bg-sand max-xl:p-card max-sm:bg-ink max-sm:p-0 max-sm:text-cream max-sm:[--ring:var(--green)] print:hidden"
      aria-label={words.contents}
    >
      <h2 className="mb-6 text-h4 low:mb-3 max-sm:m-0">
        <span className="max-sm:hidden">{words.contents}</span>
        <button
          type="button"
          className="group/question hidden min-h-18 w-full items-center justify-between gap-4 rounded-card rounded-tr-turn px-card py-2 text-left max-sm:flex"
          aria-expanded={isOpen}
          aria-controls="policy-contents-list"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="font-body text-control/tight font-semibold">
            {words.contents}
            <small className="block text-note font-normal text-sage">
              {words.sections(policySections.length)}
            </small>
          </span>
          <ExpandSign className="mr-4 bg-green text-ink" />
        </button>
      </h2>
      <ol
        id="policy-contents-list"
        className={clsx(
          'max-xl:columns-2 max-xl:gap-x-10 max-sm:columns-1 max-sm:px-card max-sm:pb-card',
          !isOpen && 'max-sm:not-noscript:hidden',
        )}
      >
        {policySections.map(({ id, name }, index) => {
          const classes = classesAt(index - current);
          return (
            <li
              key={id}
              className={clsx(
                'relative before:absolute before:top-0 before:bottom-1 before:left-0 before:w-3 last:before:bottom-0',
                classes.piece,
                'max-xl:break-inside-avoid max-xl:before:bg-hair max-sm:before:hidden',
              )}
            >
              <RouteLink
                to={`#${id}`}
                aria-current={index === current ? 'location' : undefined}
                className={clsx(
                  'flex min-h-11 items-center gap-3 text-small/tight sm:pl-8 xl:low:min-h-9 max-xl:font-normal max-xl:text-ink',
                  'decoration-green decoration-2 underline-offset-4 hover:text-ink hover:underline',
                  'max-sm:text-cream max-sm:hover:text-cream',
                  classes.words,
                )}
              >
                <b className="w-[1.4em] font-medium">{index + 1}</b>
                {name}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The fifteen sections and the table of contents, which follows the reader. */
export function PolicyDocument() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(ref);
  return (
    <div className="print-flow py-section xl:pt-32 print:mt-section">
      <div className="wrap cols">
        <PolicyContents current={current} />
        <div ref={ref} className="col-span-9 col-start-4 max-xl:col-span-full">
          {policySections.map((section, index) => (
            <PolicyChapter
              key={section.id}
              section={section}
              number={index + 1}
              isCurrent={index === current}
              isRuled={index > 0 && !policySections.slice(index - 1, index + 1).some(hasTable)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
