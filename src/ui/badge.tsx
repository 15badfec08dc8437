import type { ComponentProps } from 'react';
import type { VariantProps } from 'tailwind-variants/lite';
import { tv } from './cn';

const badgeVariants = tv({
  base: 'inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-1 text-tiny/none font-semibold tracking-wider uppercase',
  variants: {
    tone: {
      marigold: 'bg-marigold text-ink',
      green: 'bg-green text-ink',
      ink: 'bg-ink text-cream',
      line: 'inset-ring-thin inset-ring-current',
    },
  },
  defaultVariants: { tone: 'marigold' },
});

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {}

/** A short word in capitals: `green` for a recommendation (`ink` on green), `line` for a limit. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeVariants({ tone, className })} />;
}
