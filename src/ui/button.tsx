import type { ComponentProps, ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { AppLink, type AppLinkProps, isExternal } from './app-link';

/** Where the dot is ink: on light bars. */
const inkDot = {
  label: 'group-hover/button:text-cream',
  dot: 'bg-ink',
  sign: 'text-cream',
  spinnerDot: 'fill-green',
} as const;

/**
 * `--height` is the height of a bar of one row, and gives the dot its size. On hover of the bar, or
 * of a row around it with the class `group/button`, the dot grows to `--rim` from the bar's edge.
 */
export const buttonVariants = tv({
  slots: {
    base: [
      'button relative isolate inline-flex min-h-(--height) max-w-full shrink-0 items-center py-2',
      'rounded-full font-semibold wrap-anywhere sm:whitespace-nowrap',
      'transition-colors ease-out active:scale-98 aria-busy:cursor-progress forced-colors:border',
      // A label wider than the window wraps, and the button grows.
      'max-sm:shrink',
    ],
    label: 'transition-colors ease-out',
    // Grown, it covers the bar and 1 px around it, so that no seam shows at the edge. Where it has
    // the ground's colour, a rim of 2 px of the bar stays, or the button would vanish.
    dot: [
      'absolute inset-1.5 left-[calc(100%-var(--height)+6px)] -z-1 rounded-full transition-[inset] duration-open ease-out',
      '[--rim:-1px] group-hover/button:inset-(--rim) on-dark:[--rim:2px]',
    ],
    sign: 'pointer-events-none absolute inset-y-1.5 right-1.5 grid w-[calc(var(--height)-12px)] place-items-center',
    icon: [
      'size-5 transition-transform ease-out',
      // A dot in place of the arrow, in the link to the current page.
      'in-aria-[current=page]:size-3 in-aria-[current=page]:rounded-full in-aria-[current=page]:mask-none',
    ],
    spinnerDot: '',
  },
  variants: {
    tone: {
      green: { base: 'bg-green text-ink', ...inkDot },
      ink: {
        base: 'bg-ink text-cream',
        label: 'group-hover/button:text-ink',
        dot: 'bg-green in-[.on-green]:[--rim:2px]',
        sign: 'text-ink',
        spinnerDot: 'fill-cream',
      },
      cream: { base: 'bg-cream text-ink', ...inkDot },
      outline: {
        base: 'inset-ring-2 inset-ring-current on-dark:text-cream',
        label: 'group-hover/button:text-cream on-dark:group-hover/button:text-ink',
        dot: 'bg-ink on-dark:bg-cream',
        sign: 'text-cream on-dark:text-ink',
        spinnerDot: 'fill-green',
      },
    },
    /** Height, size of the label, and the room beside it: at the right for the dot. */
    size: {
      small: 'pr-14 pl-6 text-small/tight [--height:47px]',
      regular: 'pr-16 pl-7 text-control/tight [--height:56px]',
      large: [
        'pr-20 pl-9 text-large/tight [--height:72px]',
        'max-sm:pr-17 max-sm:pl-7 max-sm:text-body/tight max-sm:[--height:60px]',
      ],
      /** As high as `large`, with smaller type for a label in capitals. */
      capitals: [
        'pr-20 pl-7 text-body/tight tracking-[0.02em] [--height:72px]',
        'max-sm:pr-17 max-sm:[--height:60px]',
      ],
      /** As `large`, for a label that fits into a narrow window only at a smaller size. */
      address: [
        'pr-20 pl-9 text-large/tight [--height:72px]',
        'max-sm:pr-15 max-sm:pl-4 max-sm:text-small max-sm:[--height:60px]',
      ],
    },
    icon: {
      arrow: { icon: 'glyph-arrow group-hover/button:translate-x-1' },
      back: { icon: 'rotate-180 glyph-arrow group-hover/button:-translate-x-1' },
      out: { icon: '-rotate-45 glyph-arrow group-hover/button:translate-x-1' },
      down: { icon: 'rotate-90 glyph-arrow group-hover/button:translate-y-1' },
      plus: { icon: 'glyph-plus group-hover/button:rotate-90' },
    },
    /** Hover hangs on this class, so a busy button does not react to the pointer. */
    isBusy: { false: { base: 'group/button' } },
  },
  compoundVariants: [
    // Without this the outline would show around the dot.
    { tone: 'outline', isBusy: false, class: { base: 'on-dark:hover:inset-ring-ink' } },
  ],
  defaultVariants: { tone: 'green', size: 'regular', icon: 'arrow', isBusy: false },
});

type ButtonVariants = Omit<VariantProps<typeof buttonVariants>, 'isBusy'>;

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Replaces the label while the button is busy and ignores clicks. */
  busyLabel?: string | undefined;
}

/** A bar with a dot at its end; on hover the dot grows to fill the bar. */
export function Button({
  tone,
  size,
  icon,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = Boolean(busyLabel);
  return (
    <button
      type="button"
      {...rest}
      className={buttonVariants({ tone, size, isBusy }).base({ className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent tone={tone} size={size} icon={icon} isBusy={isBusy}>
        {/* The label keeps its room, so that nothing beside the button moves. */}
        <span className="inline-grid *:[grid-area:1/1]">
          {isBusy && (
            <span className="invisible" aria-hidden="true">
              {children}
            </span>
          )}
          <span aria-live="polite">{busyLabel ?? children}</span>
        </span>
      </ButtonContent>
    </button>
  );
}

/** A link that looks like a button. Its arrow points up for addresses outside the site. */
export function ButtonLink({
  tone,
  size,
  icon,
  className,
  to,
  children,
  ...rest
}: AppLinkProps & ButtonVariants) {
  return (
    <AppLink {...rest} to={to} className={buttonVariants({ tone, size }).base({ className })}>
      <ButtonContent tone={tone} size={size} icon={icon ?? (isExternal(to) ? 'out' : 'arrow')}>
        {children}
      </ButtonContent>
    </AppLink>
  );
}

/** What a bar with the classes `base` holds: the label, and the dot with its sign. */
export function ButtonContent({
  children,
  ...variants
}: VariantProps<typeof buttonVariants> & { children: ReactNode }) {
  const { label, dot, sign, icon, spinnerDot } = buttonVariants(variants);
  return (
    <>
      <span className={label()}>{children}</span>
      <i className={dot()} aria-hidden="true" />
      <i className={sign()} aria-hidden="true">
        {variants.isBusy ? <Spinner dotClassName={spinnerDot()} /> : <i className={icon()} />}
      </i>
    </>
  );
}

/** Three quarters of a ring with a dot at its end, which turn by quarters. */
function Spinner({ dotClassName }: { dotClassName: string }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 animate-quarters motion-reduce:animate-none">
      <path
        d="M16.01 16.01A8.5 8.5 0 1 1 16.01 3.99"
        className="fill-none stroke-current stroke-3"
      />
      <circle cx="17.8" cy="6.7" r="2.7" className={dotClassName} />
    </svg>
  );
}
