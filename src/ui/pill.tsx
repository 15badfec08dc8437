import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  ink: 'bg-ink text-cream',
  /** A rim, since the line below it has the same green. */
  green: 'bg-green text-ink ring-3 ring-cream',
  mint: 'bg-mint text-ink',
  forest: 'bg-forest text-cream',
  marigold: 'bg-marigold text-ink',
  coral: 'bg-coral text-ink',
  white: 'bg-white text-ink inset-ring-2 inset-ring-ink',
} as const;

const dots = {
  none: '',
  end: 'before:-mr-1 before:justify-self-end',
  start: 'before:-ml-1 before:justify-self-start',
} as const;

interface PillProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  /** Where a pill without a label has its dot, if any. */
  dot?: keyof typeof dots;
}

/** A 170 × 47 piece of the line (docs/rules.md#hero-pills). */
export function Pill({ tone = 'ink', dot = 'none', className, ...rest }: PillProps) {
  return (
    <div
      data-pill=""
      {...rest}
      className={clsx(
        'grid h-line w-42.5 place-items-center rounded-full px-3.5 select-none max-md:w-37.5 max-sm:w-32 max-sm:px-2.5 forced-colors:border',
        'text-center text-[13px] leading-[1.05] font-semibold tracking-[0.02em] max-md:text-[12.5px] max-sm:text-[11.5px]',
        tones[tone],
        dot !== 'none' &&
          'before:size-6.75 before:rounded-full before:bg-current max-md:before:size-5 max-sm:before:size-4',
        dots[dot],
        className,
      )}
    />
  );
}
