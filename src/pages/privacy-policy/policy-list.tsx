/** States are tags on screen, and separated by commas in print. */
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

interface PolicyListProps {
  kind: keyof typeof variants;
  items: readonly string[];
}

/** A list: points in two columns, or the states of a country. */
export function PolicyList({ kind, items }: PolicyListProps) {
  const classes = variants[kind];
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item} className={classes.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
