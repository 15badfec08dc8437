import { clsx } from 'clsx';

const grounds = {
  green: 'bg-green text-ink',
  ink: 'bg-ink text-cream',
  cream: 'bg-cream text-ink',
  line: 'inset-ring-2 inset-ring-current on-dark:text-cream',
} as const;

/** The label while the dot fills the bar. */
const covered = {
  green: 'pointed:text-cream',
  ink: 'pointed:text-ink',
  cream: 'pointed:text-cream',
  line: 'pointed:text-cream on-dark:pointed:text-ink',
} as const;

const sizes = {
  small: 'h-control pr-[57px] pl-5.5 text-small max-sm:min-h-control',
  regular: 'h-14 pr-16.5 pl-6.5 text-control max-sm:min-h-14',
  large:
    'h-18 pr-20.5 pl-8.5 text-large max-sm:min-h-15 max-sm:pr-17.5 max-sm:pl-7 max-sm:text-body',
  /** As `large`, with the label in capitals. */
  capitals: 'h-18 pr-20.5 pl-6.5 text-body tracking-[0.02em] max-sm:min-h-15 max-sm:pr-17.5',
} as const;

const bar =
  'button relative isolate inline-flex shrink-0 items-center rounded-full leading-none font-semibold whitespace-nowrap no-underline transition-colors ease-out active:scale-98';
/** A label wider than the window wraps, and the button grows. */
const breaking =
  'max-sm:h-auto max-sm:max-w-full max-sm:shrink max-sm:py-2 max-sm:leading-tight max-sm:wrap-anywhere max-sm:whitespace-normal';
const off =
  'disabled:pointer-events-none disabled:bg-sand disabled:text-stone aria-busy:cursor-progress';

/** In forced colours, which remove backgrounds. */
const forced = 'forced-colors:border';

export interface ButtonVariants {
  tone?: keyof typeof grounds | undefined;
  size?: keyof typeof sizes | undefined;
}

/**
 * @param isBusy waiting: it does not react to the pointer
 * @returns the class names of a bar that holds a `ButtonDot`
 */
export const buttonVariants = (
  { tone = 'green', size = 'regular' }: ButtonVariants,
  isBusy: boolean,
  extra?: string,
) => clsx(bar, grounds[tone], !isBusy && covered[tone], sizes[size], breaking, off, forced, extra);
