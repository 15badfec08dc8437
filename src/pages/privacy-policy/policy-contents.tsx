import { useState } from 'react';
import { policySections, policyWords as words } from '@/content/privacy';
import { ExpandSign } from '@/ui/expand-sign';
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
 * The table of contents beside a line that fills as the visitor reads. In one column it is a card, closed where it is
 * long.
 */
export function PolicyContents({ current }: PolicyContentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      className="sticky top-8 col-span-3 self-start l:static l:col-span-full l:mb-16 l:rounded-card l:rounded-tr-turn l:bg-sand l:p-9 s:mb-12 s:bg-ink s:p-0 s:text-cream s:[--ring:var(--green)] print:hidden"
      aria-label={words.contents}
    >
      <h2 className="mb-5.5 text-h4 low:mb-3 s:m-0">
        <span className="s:hidden">{words.contents}</span>
        <button
          type="button"
          className="group/question hidden min-h-18 w-full items-center justify-between gap-4 rounded-card rounded-tr-turn px-5 py-2 text-left s:flex"
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
        className={
          isOpen
            ? 'l:columns-2 l:gap-x-10 s:columns-1 s:px-5 s:pb-6'
            : 'l:columns-2 l:gap-x-10 s:scripted:hidden'
        }
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
