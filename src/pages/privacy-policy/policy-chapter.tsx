import { clsx } from 'clsx';
import type { PolicySection, PolicyBlock } from '@/content/privacy';
import { PolicyList } from './policy-list';
import { PolicyRichText } from './policy-rich-text';
import { PolicyTable } from './policy-table';

/** @returns whether the section has a table, and therefore its own background */
export const hasTable = ({ blocks }: PolicySection) => blocks.some(({ kind }) => kind === 'table');

/** A rule separates sections, except beside one with a table, which has a background. */
const grounds = {
  plain: 'border-hair pt-fluid-14 first:pt-0 print:first:pt-6',
  dew: 'rounded-card rounded-tr-turn bg-dew pt-fluid-16 max-xl:-mx-3 max-xl:px-3',
} as const;

interface PolicyContentProps {
  block: PolicyBlock;
  isFirst: boolean;
}

/** One block of a section: a paragraph, a list or a table. */
function PolicyContent({ block, isFirst }: PolicyContentProps) {
  if (block.kind === 'text') {
    return (
      <p className={clsx('max-w-prose', !isFirst && 'mt-4')}>
        <PolicyRichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') return <PolicyTable head={block.head} rows={block.rows} />;
  return <PolicyList kind={block.kind} items={block.items} />;
}

interface PolicyShortAnswerProps {
  text: string;
  isCurrent: boolean;
}

/** The section in one sentence; the bar before it is green while the section is being read. */
function PolicyShortAnswer({ text, isCurrent }: PolicyShortAnswerProps) {
  return (
    <p
      className={clsx(
        'mt-5 mb-6 flex max-w-prose gap-3.5 text-body/normal font-semibold text-balance max-sm:text-wrap',
        'before:mt-[max(8px,0.75em-6px)] before:h-3 before:w-9 before:flex-none before:rounded-full before:transition-colors',
        'print:my-2 print:break-after-avoid print:text-note',
        isCurrent ? 'before:bg-green' : 'before:bg-ink',
      )}
    >
      {text}
    </p>
  );
}

interface PolicyChapterProps {
  section: PolicySection;
  number: number;
  isCurrent: boolean;
  /** Whether a rule separates it from the section above. */
  isRuled: boolean;
}

/** A numbered section: the short answer, then the full text. */
export function PolicyChapter({ section, number, isCurrent, isRuled }: PolicyChapterProps) {
  return (
    <section
      id={section.id}
      className={clsx(
        'grid grid-cols-9 gap-x-gutter pb-fluid-16 max-xl:grid-cols-[88px_minmax(0,1fr)] max-xl:gap-x-0 max-sm:grid-cols-1 print:grid-cols-[14mm_1fr] print:gap-x-4 print:py-6',
        grounds[hasTable(section) ? 'dew' : 'plain'],
        isRuled && 'border-t',
      )}
    >
      <span
        className="col-span-2 pr-6 text-right font-display text-num lining-nums max-xl:col-span-1 max-xl:pr-0 max-xl:text-left max-xl:text-[72px] max-sm:mb-3 max-sm:text-[52px] print:col-span-1 print:p-0 print:text-left print:text-h4"
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="col-span-6 max-xl:col-span-1 print:col-span-1">
        <h3 className="max-w-[14em] font-display text-h3 text-balance">
          <span className="sr-only">{number}. </span>
          {section.title}
        </h3>
        <PolicyShortAnswer text={section.short} isCurrent={isCurrent} />
        {section.blocks.map((block, index) => (
          // The content is static, so the index is a stable key.
          <PolicyContent key={`${section.id}-${index}`} block={block} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}
