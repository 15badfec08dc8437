import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  marigold: 'bg-marigold text-ink',
  green: 'bg-green text-ink',
  ink: 'bg-ink text-cream',
  line: 'inset-ring-thin inset-ring-current',
} as const;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

/** A short word in capitals: `green` for a recommendation (`ink` on green), `line` for a limit. */
export function Badge({ tone = 'marigold', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex min-h-7.5 items-center gap-2 rounded-full px-3.5 py-0.5 text-tiny/none font-semibold tracking-[0.05em] uppercase',
        tones[tone],
        className,
      )}
    />
  );
}
