import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { landing } from '@/motion/crossing';

const kinds = {
  bar: 'rounded-full bg-ink',
  dot: 'w-line flex-none rounded-full bg-ink',
  'green dot': 'w-line flex-none rounded-full bg-green',
  /** The last bar of a row extends past the edge of any window. */
  end: 'shrink-0 grow basis-0 rounded-l-full bg-ink max-md:min-w-[calc(var(--line)*1.5)]',
} as const;

interface PolicyBarProps {
  kind?: keyof typeof kinds;
  /** In px at a line of 47 px. */
  width?: number;
  className?: string;
}

/** A redacted bar; not printed. */
export function PolicyBar({ kind = 'bar', width, className }: PolicyBarProps) {
  const style: CSSProperties & { '--width'?: number } = width ? { '--width': width } : {};
  return (
    <i
      className={clsx(
        'h-line print:hidden',
        kinds[kind],
        width && 'w-[calc(var(--line)*var(--width)/47)] max-md:min-w-line',
        className,
      )}
      style={style}
      {...(kind === 'green dot' && landing('down'))}
    />
  );
}
