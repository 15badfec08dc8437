import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PolicySection, policySections } from '@/content/privacy';
import { PolicyBlockContent } from './policy-content';
import { PolicyContents } from './policy-contents';

/** The sections and the table of contents, which follows the reader. */
export function PolicyDocument() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(ref);
  return (
    <div className="py-section print:pb-0">
      <div className="paper-column wrap cols">
        <PolicyContents current={current} />
        <div ref={ref} className="col-span-9 col-start-4 max-xl:col-span-full">
          {policySections.map((section, index) => (
            <PolicyChapter
              key={section.id}
              section={section}
              index={index}
              isCurrent={index === current}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A section is current once its top is above this share of the window's height. */
const readingHeight = 0.4;

/**
 * Follows the reader on scroll.
 * @param ref the parent of the sections
 * @returns index of the current section, 0 for the first
 */
function useCurrentSection(ref: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => {
      const height = window.innerHeight * readingHeight;
      const begun = Array.from(ref.current?.children ?? []).filter(
        (section) => section.getBoundingClientRect().top < height,
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

interface PolicyChapterProps {
  section: PolicySection;
  index: number;
  isCurrent: boolean;
}

/** A numbered section: the short answer, then the full text. */
function PolicyChapter({ section, index, isCurrent }: PolicyChapterProps) {
  const number = index + 1;
  const above = policySections[index - 1];
  // A section with a table has a background, which needs no rule.
  const hasRule = above && !hasTable(above) && !hasTable(section);
  return (
    <section
      id={section.id}
      className={clsx(
        'grid grid-cols-9 gap-x-gutter pb-fluid-16 last:pb-0',
        'max-xl:grid-cols-[88px_minmax(0,1fr)] max-xl:gap-x-0 max-sm:grid-cols-1',
        'print:grid-cols-[14mm_1fr] print:gap-x-4 print:py-6',
        hasTable(section)
          ? 'rounded-card rounded-tr-turn bg-dew pt-fluid-16 max-xl:-mx-3 max-xl:px-3'
          : 'border-hair pt-fluid-14 first:pt-0 print:first:pt-6',
        hasRule && 'border-t',
      )}
    >
      <span
        className={clsx(
          'col-span-2 pr-6 text-right font-display text-num lining-nums',
          'max-xl:col-span-1 max-xl:pr-0 max-xl:text-left max-xl:text-[72px]',
          'max-sm:mb-3 max-sm:text-[52px]',
          'print:col-span-1 print:p-0 print:text-left print:text-h4',
        )}
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="col-span-6 max-xl:col-span-1 print:col-span-1">
        <h3 className="max-w-[14em] font-display text-h3 text-balance">
          <span className="sr-only">{number}. </span>
          {section.title}
        </h3>
        {/* The short answer. The bar before it is green while the section is being read. */}
        <p
          className={clsx(
            'mt-5 mb-6 flex max-w-prose gap-3.5',
            'text-body/normal font-semibold text-balance max-sm:text-wrap',
            'before:mt-[max(8px,0.75em-6px)] before:h-3 before:w-9 before:flex-none',
            'before:rounded-full before:transition-colors',
            'print:my-2 print:break-after-avoid print:text-note',
            isCurrent ? 'before:bg-green' : 'before:bg-ink',
          )}
        >
          {section.short}
        </p>
        {section.blocks.map((block, blockIndex) => (
          // The content is static, so the index is a stable key.
          <PolicyBlockContent key={blockIndex} block={block} isFirst={blockIndex === 0} />
        ))}
      </div>
    </section>
  );
}

const hasTable = ({ blocks }: PolicySection) => blocks.some(({ kind }) => kind === 'table');
