import { clsx } from 'clsx';

const kinds = {
  bar: 'rounded-full bg-ink',
  dot: 'w-line flex-none rounded-full bg-ink',
  'green dot': 'w-line flex-none rounded-full bg-green',
  /** The last of a row leaves the window on any screen. */
  end: 'shrink-0 grow basis-0 rounded-l-full bg-ink',
} as const;

interface PolicyBarProps {
  kind?: keyof typeof kinds;
  /** Its width. */
  className?: string;
}

/** Something blacked out; on paper it is left out. */
export function PolicyBar({ kind = 'bar', className }: PolicyBarProps) {
  return <i className={clsx('h-line print:hidden', kinds[kind], className)} />;
}
