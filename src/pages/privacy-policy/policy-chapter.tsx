import { clsx } from 'clsx';
import {
  type PolicyBlock,
  policyLinks,
  type PolicySection,
  type PolicyText,
} from '@/content/privacy';
import { TextLink } from '@/ui/text-link';

/** Text with bold parts and links. */
export function PolicyRichText({ text }: { text: readonly PolicyText[] }) {
  return (
    <>
      {text.map((part, index) => {
        if (typeof part === 'string') return part;
        // The content is static, so the index is a stable key.
        const key = `part-${index}`;
        if ('bold' in part)
          return (
            <b key={key} className="font-semibold">
              {part.bold}
            </b>
          );
        return (
          <TextLink key={key} to={policyLinks[part.link]}>
            {part.text}
          </TextLink>
        );
      })}
    </>
  );
}

/** A list has two columns; states are tags on screen, and separated by commas in print. */
const variants = {
  list: {
    list: 'my-4 max-w-[28em] columns-2 max-sm:columns-1 print:columns-1',
    item: 'relative break-inside-avoid py-1 pl-5.5 before:absolute before:top-[max(14px,0.775em)] before:left-0 before:size-2.5 before:rounded-full before:bg-ink',
  },
  states: {
    list: 'mt-5 mb-7 flex flex-wrap gap-2 print:my-2 print:block',
    item: 'flex min-h-9.5 items-center rounded-full bg-white px-4 py-1 text-note/none font-medium print:inline print:p-0 print:text-note print:not-first:before:content-[",_"]',
  },
} as const;

type PolicyTableProps = Omit<Extract<PolicyBlock, { kind: 'table' }>, 'kind'>;

const cell = 'py-3 last:text-right max-sm:block max-sm:py-0 max-sm:last:text-left print:py-1.5';

/** Kinds of data, and whether each is collected. */
function PolicyTable({ head, rows }: PolicyTableProps) {
  return (
    <table className="mt-5 mb-7 w-full max-w-140 border-t-2 border-ink text-left text-control/body max-sm:block print:text-fine">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-hair">
          {head.map((name) => (
            <th key={name} scope="col" className={clsx(cell, 'text-label uppercase')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([category, isCollected]) => (
          <tr key={category} className="border-b border-hair max-sm:block max-sm:py-2.5">
            <th scope="row" className={clsx(cell, 'font-normal')}>
              {category}
            </th>
            <td
              data-head={head[1]}
              className={clsx(
                cell,
                "font-semibold max-sm:before:font-normal max-sm:before:text-muted max-sm:before:content-[attr(data-head)_':_']",
              )}
            >
              {isCollected}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @returns whether the section has a table, and therefore its own background */
export const hasTable = ({ blocks }: PolicySection) => blocks.some(({ kind }) => kind === 'table');

/** A rule separates sections, except beside one with a table, which has a background. */
const grounds = {
  plain: 'border-hair pt-fluid-14 first:pt-0 print:first:pt-6',
  dew: 'rounded-card rounded-tr-turn bg-dew pt-fluid-16 max-xl:-mx-3 max-xl:px-3',
} as const;

/** One block of a section: a paragraph, a list or a table. */
function PolicyContent({ block, isFirst }: { block: PolicyBlock; isFirst: boolean }) {
  if (block.kind === 'text') {
    return (
      <p className={clsx('max-w-prose', !isFirst && 'mt-4')}>
        <PolicyRichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') return <PolicyTable head={block.head} rows={block.rows} />;
  const classes = variants[block.kind];
  return (
    <ul className={classes.list}>
      {block.items.map((item) => (
        <li key={item} className={classes.item}>
          {item}
        </li>
      ))}
    </ul>
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
        {/* The section in one sentence; the bar before it is green while the section is being read. */}
        <p
          className={clsx(
            'mt-5 mb-6 flex max-w-prose gap-3.5 text-body/normal font-semibold text-balance max-sm:text-wrap',
            'before:mt-[max(8px,0.75em-6px)] before:h-3 before:w-9 before:flex-none before:rounded-full before:transition-colors',
            'print:my-2 print:break-after-avoid print:text-note',
            isCurrent ? 'before:bg-green' : 'before:bg-ink',
          )}
        >
          {section.short}
        </p>
        {section.blocks.map((block, index) => (
          // The content is static, so the index is a stable key.
          <PolicyContent key={`${section.id}-${index}`} block={block} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}
