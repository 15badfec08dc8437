import { clsx } from 'clsx';
import type { PolicyBlock } from '@/content/privacy';

type PolicyTableProps = Omit<Extract<PolicyBlock, { kind: 'table' }>, 'kind'>;

const cell = 'py-3 last:text-right max-sm:block max-sm:py-0 max-sm:last:text-left print:py-1.5';

/** Kinds of data, and whether each is collected. */
export function PolicyTable({ head, rows }: PolicyTableProps) {
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
