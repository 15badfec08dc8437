import { clsx } from 'clsx';
import { useState } from 'react';
import { type PolicySection, policySections, policyWords as words } from '@/content/privacy';
import { ExpandSign } from '@/ui/disclosure';
import { RouteLink } from '@/ui/route-link';

/**
 * The table of contents beside a line that fills as the visitor reads. Where the page has one
 * column it is a card, which the narrowest windows show closed.
 * @param current index of the section that is being read
 */
export function PolicyContents({ current }: { current: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      className={clsx(
        'top-8 col-span-3 self-start xl:sticky',
        'max-xl:col-span-full max-xl:mb-fluid-16 max-xl:bg-sand max-xl:p-card',
        'max-xl:rounded-card max-xl:rounded-tr-turn',
        'max-sm:bg-ink max-sm:p-0 max-sm:text-cream max-sm:[--ring:var(--green)]',
      )}
      aria-label={words.contents}
    >
      {/* In the narrowest windows the words of the heading are a button. */}
      <h2 className="mb-6 text-h4 low:mb-3 max-sm:m-0">
        <span className="max-sm:hidden">{words.contents}</span>
        <ContentsButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      </h2>
      <ol
        id="policy-contents-list"
        className={clsx(
          'max-xl:columns-2 max-xl:gap-x-10 max-sm:columns-1 max-sm:px-card max-sm:pb-card',
          !isOpen && 'max-sm:not-noscript:hidden',
        )}
      >
        {policySections.map((section, index) => (
          <ContentsItem
            key={section.id}
            {...section}
            number={index + 1}
            progress={progressOf(index, current)}
          />
        ))}
      </ol>
    </nav>
  );
}

function ContentsButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={clsx(
        'hidden min-h-18 w-full items-center justify-between gap-4',
        'rounded-card rounded-tr-turn px-card py-2 text-left max-sm:flex',
      )}
      aria-expanded={isOpen}
      aria-controls="policy-contents-list"
      onClick={onToggle}
    >
      <span className="font-body text-control/tight font-semibold">
        {words.contents}
        <small className="block text-note font-normal text-sage">
          {words.sections(policySections.length)}
        </small>
      </span>
      <ExpandSign className="mr-4 bg-green text-ink" />
    </button>
  );
}

/** How far the reader has come: past a section, in it, or before it. */
type Progress = 'read' | 'current' | 'ahead';

function progressOf(index: number, current: number): Progress {
  if (index === current) return 'current';
  return index < current ? 'read' : 'ahead';
}

/** The line beside the list is round at both ends. */
const lineEnds = 'not-max-xl:first:before:rounded-t-full not-max-xl:last:before:rounded-b-full';
/** The piece of the line beside a section, which is round for the current one, and the name. */
const progressClasses = {
  read: { piece: clsx('before:bg-ink', lineEnds), link: 'text-ink' },
  current: {
    piece: 'before:bg-green not-max-xl:before:rounded-full',
    link: 'font-semibold text-ink',
  },
  ahead: { piece: clsx('before:bg-sand', lineEnds), link: 'text-muted' },
} as const;

interface ContentsItemProps extends Pick<PolicySection, 'id' | 'name'> {
  number: number;
  progress: Progress;
}

function ContentsItem({ id, name, number, progress }: ContentsItemProps) {
  const classes = progressClasses[progress];
  return (
    <li
      className={clsx(
        'relative last:before:bottom-0',
        'before:absolute before:top-0 before:bottom-1 before:left-0 before:w-3',
        'max-xl:break-inside-avoid max-xl:before:bg-hair max-sm:before:hidden',
        classes.piece,
      )}
    >
      <RouteLink
        to={`#${id}`}
        aria-current={progress === 'current' ? 'location' : undefined}
        className={clsx(
          'flex min-h-11 items-center gap-3 text-small/tight sm:pl-8 xl:low:min-h-9',
          'max-xl:font-normal max-xl:text-ink',
          'decoration-green decoration-2 underline-offset-4 hover:text-ink hover:underline',
          'max-sm:text-cream max-sm:hover:text-cream',
          classes.link,
        )}
      >
        <b className="w-[1.4em] font-medium">{number}</b>
        {name}
      </RouteLink>
    </li>
  );
}
