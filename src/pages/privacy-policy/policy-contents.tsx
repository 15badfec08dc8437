import { clsx } from 'clsx';
import { useState } from 'react';
import { policySections, policyWords as words } from '@/content/privacy';
import { ExpandSign } from '@/ui/disclosure';
import { PolicyContentsItem } from './policy-contents-item';

interface PolicyContentsProps {
  /** Index of the current section. */
  current: number;
}

const placeOf = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'read' : 'ahead';
};

/**
 * The table of contents beside a line that fills as the visitor reads. In one column it is a card, closed if it is
 * long.
 */
export function PolicyContents({ current }: PolicyContentsProps) {
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
        {policySections.map(({ id, name }, index) => (
          <PolicyContentsItem
            key={id}
            id={id}
            number={index + 1}
            name={name}
            place={placeOf(index, current)}
          />
        ))}
      </ol>
    </nav>
  );
}
