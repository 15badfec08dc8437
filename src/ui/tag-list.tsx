import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

export const tagVariants = tv({
  base: [
    'inline-flex min-h-9.5 items-center rounded-full border py-1 text-note/none font-medium',
    'max-sm:min-h-8.5 max-sm:text-fine/none print:px-2.5 print:text-tiny/none',
  ],
  variants: {
    variant: { outlined: 'border-current px-4', more: 'border-transparent px-1.5' },
    risesOnOpen: {
      true: [
        'translate-y-4 opacity-0 transition-[opacity,translate] duration-open ease-out',
        'group-data-open/disclosure:translate-none',
        'group-data-open/disclosure:opacity-100 group-data-open/disclosure:delay-(--delay)',
        'unfolded:translate-none unfolded:opacity-100',
      ],
    },
  },
});

interface TagListProps {
  tags: readonly string[];
  /** Closing words such as "and more": not outlined. */
  more?: string | undefined;
  className?: string;
  /** Tags rise one after another as the disclosure around them opens. */
  risesOnOpen?: boolean;
}

/** Outlined tags; they are text, not controls. */
export function TagList({ tags, more, risesOnOpen, className }: TagListProps) {
  const all = more ? [...tags, more] : tags;
  return (
    <ul className={clsx('flex flex-wrap gap-2', className)}>
      {all.map((name, index) => (
        <li
          key={name}
          className={tagVariants({
            variant: index < tags.length ? 'outlined' : 'more',
            risesOnOpen,
          })}
          // Each tag starts 40 ms after the one before, up to the sixth; the rest start with it.
          style={{ '--delay': `${Math.min(index, 5) * 40}ms` }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

const badgeVariants = tv({
  base: 'inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-1 text-tiny/none font-semibold tracking-wider uppercase',
  variants: {
    tone: {
      marigold: 'bg-marigold text-ink',
      green: 'bg-green text-ink',
      ink: 'bg-ink text-cream',
      outline: 'inset-ring-thin inset-ring-current',
    },
  },
  defaultVariants: { tone: 'marigold' },
});

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {}

/** A short word in capitals: green for a recommendation (ink on green), outlined for a limit. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeVariants({ tone, className })} />;
}
