import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tv } from 'tailwind-variants/lite';
import { invalidVariants } from './field';

const choiceVariants = tv({
  slots: {
    base: [
      'border border-edge font-medium',
      invalidVariants,
      'not-chosen:hover:border-ink not-chosen:hover:bg-dew',
      'on-dark:not-chosen:hover:border-cream on-dark:not-chosen:hover:bg-moss',
      'chosen:border-green chosen:bg-green chosen:text-ink forced-colors:chosen:system-highlight',
    ],
    /** The ring of a chip; chosen, it is a dot. */
    ring: [
      'size-2.75 flex-none rounded-full border-2 border-current transition-[box-shadow,background-color] ease-drop',
      'group-chosen/chip:bg-ink group-chosen/chip:inset-ring-6 group-chosen/chip:inset-ring-ink',
    ],
  },
  variants: {
    variant: {
      chip: {
        base: [
          'group/chip inline-flex min-h-control items-center gap-cut px-5 py-1',
          'rounded-full text-left text-small/none transition-colors',
          'active:scale-98 max-sm:px-2.5 max-sm:text-note/none',
        ],
      },
      /** As wide as its column; the caller adds the padding after the text by `className`. */
      option: {
        base: 'flex min-h-15.5 items-center gap-4 rounded-card py-3 pl-5.5 text-control/snug max-xl:min-h-14',
      },
    },
  },
});

/** A label, which shows the focus of the radio button in it. */
const labelClasses = [
  'relative cursor-pointer has-focus-visible:outline-3',
  'has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
];

/** A button that is chosen while it is pressed. */
export function Chip({
  pressed,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean }) {
  const { base, ring } = choiceVariants({ variant: 'chip' });
  return (
    <button type="button" {...rest} className={base()} aria-pressed={pressed}>
      <i className={ring()} aria-hidden="true" />
      {children}
    </button>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A radio button that looks like a `Chip`. */
export function ChipRadio({ children, ...rest }: InputProps) {
  const { base, ring } = choiceVariants({ variant: 'chip' });
  return (
    <label className={base({ className: labelClasses })}>
      <input {...rest} type="radio" className="sr-only" />
      <i className={ring()} aria-hidden="true" />
      {children}
    </label>
  );
}

/** A radio button as wide as its column. */
export function Option({
  children,
  className,
  textClassName,
  ...rest
}: InputProps & { textClassName: string }) {
  const { base } = choiceVariants({ variant: 'option' });
  return (
    <label className={base({ className: [labelClasses, className] })}>
      <input
        {...rest}
        type="radio"
        className={clsx(
          'size-3.5 flex-none appearance-none rounded-full border-2 border-current transition-transform ease-drop',
          'checked:scale-130 checked:border-ink checked:bg-ink focus-visible:outline-0',
        )}
      />
      <span className={clsx('text-balance', textClassName)}>{children}</span>
    </label>
  );
}

/** A checkbox. Its middle, 12 px down, is level with that of the first row of text (0.725em). */
export function Checkbox({ children, ...rest }: InputProps) {
  return (
    <label className="group/checkbox inline-flex cursor-pointer items-start gap-3 text-small">
      <span className="relative mt-[max(0px,calc(0.725em-12px))] flex-none">
        <input
          {...rest}
          type="checkbox"
          className={clsx(
            'peer block size-6 appearance-none rounded-small border border-control-edge bg-white transition-colors',
            'group-hover/checkbox:border-ink checked:border-ink checked:bg-green',
          )}
        />
        <i
          className={clsx(
            'pointer-events-none absolute inset-1 scale-0 glyph-tick text-ink',
            'transition-transform ease-drop peer-checked:scale-100',
          )}
          aria-hidden="true"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
