import { clsx } from 'clsx';
import { type PolicyBlock, policyLinks, type PolicyText } from '@/content/privacy';
import { TextLink } from '@/ui/text-link';

/** A paragraph, a table or a list. */
export function PolicyBlockContent({ block, isFirst }: { block: PolicyBlock; isFirst: boolean }) {
  if (block.kind === 'text') {
    return (
      <p className={clsx('max-w-prose', !isFirst && 'mt-4')}>
        <PolicyRichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') return <PolicyTable {...block} />;
  const classes = listClasses[block.kind];
  return (
    <ul className={classes.ul}>
      {block.items.map((item) => (
        <li key={item} className={classes.li}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A list has two columns; states are tags on screen, and separated by commas in print. */
const listClasses = {
  list: {
    ul: 'my-4 max-w-[28em] columns-2 max-sm:columns-1 print:columns-1',
    li: clsx(
      'relative break-inside-avoid py-1 pl-5.5',
      'before:absolute before:top-[max(14px,0.775em)] before:left-0 before:size-2.5',
      'before:rounded-full before:bg-ink',
    ),
  },
  states: {
    ul: 'mt-5 mb-7 flex flex-wrap gap-2 print:my-2 print:block',
    li: clsx(
      'flex min-h-9.5 items-center rounded-full bg-white px-4 py-1 text-note/none font-medium',
      'print:inline print:p-0 print:text-note print:not-first:before:content-[",_"]',
    ),
  },
} as const;

const cell = 'py-3 last:text-right max-sm:block max-sm:py-0 max-sm:last:text-left print:py-1.5';

function PolicyTable({ head, rows }: Extract<PolicyBlock, { kind: 'table' }>) {
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
        {rows.map(([category, answer]) => (
          <tr key={category} className="border-b border-hair max-sm:block max-sm:py-2.5">
            <th scope="row" className={clsx(cell, 'font-normal')}>
              {category}
            </th>
            {/* In narrow windows, where the head is hidden, each cell says its column's name. */}
            <td
              data-head={head[1]}
              className={clsx(
                cell,
                "font-semibold max-sm:before:content-[attr(data-head)_':_']",
                'max-sm:before:font-normal max-sm:before:text-muted',
              )}
            >
              {answer}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text with its bold words and links. */
export function PolicyRichText({ text }: { text: readonly PolicyText[] }) {
  return (
    <>
      {text.map((part, index) => {
        if (typeof part === 'string') return part;
        // The content is static, so the index is a stable key.
        if ('bold' in part)
          return (
            <b key={index} className="font-semibold">
              {part.bold}
            </b>
          );
        return (
          <TextLink key={index} to={policyLinks[part.link]}>
            {part.text}
          </TextLink>
        );
      })}
    </>
  );
}
