import type { ComponentProps } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const dot = 'before:size-dot before:rounded-full before:bg-current';

const pillVariants = tv({
  base: [
    'grid h-line w-(--pill) place-items-center rounded-full px-3.5 select-none max-sm:px-2.5 forced-colors:border',
    '[--pill:170px] max-md:[--pill:150px] max-sm:[--pill:128px]',
    'text-center text-[13px]/[1.05] font-semibold tracking-[0.02em] max-md:text-[12.5px] max-sm:text-[11.5px]',
  ],
  variants: {
    tone: {
      ink: 'bg-ink text-cream',
      mint: 'bg-mint text-ink',
      forest: 'bg-forest text-cream',
      marigold: 'bg-marigold text-ink',
      coral: 'bg-coral text-ink',
      white: 'bg-white text-ink inset-ring-2 inset-ring-ink',
    },
    /** Where a pill without a label has its dot, if any. */
    dot: {
      none: '',
      end: [dot, 'before:-mr-1 before:justify-self-end'],
      start: [dot, 'before:-ml-1 before:justify-self-start'],
    },
  },
  defaultVariants: { tone: 'ink', dot: 'none' },
});

interface PillProps extends ComponentProps<'div'>, VariantProps<typeof pillVariants> {}

/** A 170 × 47 piece of the line (docs/rules.md#hero-pills). */
export function Pill({ tone, dot: place, className, ...rest }: PillProps) {
  return <div data-pill="" {...rest} className={pillVariants({ tone, dot: place, className })} />;
}
