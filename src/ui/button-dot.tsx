import { clsx } from 'clsx';
import type { ButtonVariants } from './button-variants';

const grounds = {
  green: 'bg-ink',
  ink: 'bg-green',
  cream: 'bg-ink',
  line: 'bg-ink on-dark:bg-cream',
} as const;

const signs = {
  green: 'text-cream',
  ink: 'text-ink',
  cream: 'text-cream',
  line: 'text-cream on-dark:text-ink',
} as const;

const sizes = {
  small: 'w-8.75',
  regular: 'w-11',
  large: 'w-15 max-sm:w-12',
  capitals: 'w-15 max-sm:w-12',
} as const;

const icons = {
  arrow: 'glyph-arrow pointed:translate-x-0.75',
  back: 'glyph-arrow rotate-180 pointed:-translate-x-0.75',
  out: 'glyph-arrow -rotate-45 pointed:translate-x-0.75',
  down: 'glyph-arrow rotate-90 pointed:translate-y-0.75',
  plus: 'glyph-plus pointed:rotate-90',
} as const;

/**
 * The bar and one pixel more, so that no edge of it shows. Where the dot has the colour of the ground, a rim keeps
 * the bar's shape.
 */
const stretched =
  'pointed:-inset-px pointed:w-[calc(100%+2px)] on-dark:pointed:inset-0.5 on-dark:pointed:w-[calc(100%-4px)]';

/** On green, the dot of an ink button has the colour of the ground. */
const inkOnGreen = 'in-[.on-green]:pointed:inset-0.5 in-[.on-green]:pointed:w-[calc(100%-4px)]';

interface ButtonWaitingProps {
  /** Colour of the dot. */
  dot: string;
}

/** The spinner: three quarters of a ring with a dot at its end, rotating by quarters. */
function ButtonWaiting({ dot }: ButtonWaitingProps) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 animate-quarters motion-reduce:animate-none">
      <path
        d="M16.01 16.01A8.5 8.5 0 1 1 16.01 3.99"
        className="fill-none stroke-current stroke-3"
      />
      <circle cx="17.8" cy="6.7" r="2.7" className={clsx(dot)} />
    </svg>
  );
}

export interface ButtonDotProps extends ButtonVariants {
  icon: keyof typeof icons;
  isBusy?: boolean;
}

/** The dot at the end of a button; on hover it grows to fill the bar. */
export function ButtonDot({ tone = 'green', size = 'regular', icon, isBusy }: ButtonDotProps) {
  const place = clsx('absolute inset-y-1.5 right-1.5', sizes[size]);
  return (
    <>
      <i
        className={clsx(
          '-z-1 rounded-full transition-[width,inset] duration-open ease-out in-disabled:bg-control-edge',
          place,
          grounds[tone],
          !isBusy && stretched,
          !isBusy && tone === 'ink' && inkOnGreen,
        )}
        aria-hidden="true"
      />
      <i
        className={clsx('pointer-events-none grid place-items-center', place, signs[tone])}
        aria-hidden="true"
      >
        {isBusy ? (
          <ButtonWaiting dot={tone === 'ink' ? 'fill-cream' : 'fill-green'} />
        ) : (
          <i
            className={clsx(
              'size-5 transition-transform ease-out in-disabled:text-white in-aria-[current=page]:size-3.25 in-aria-[current=page]:rounded-full in-aria-[current=page]:mask-none',
              icons[icon],
            )}
          />
        )}
      </i>
    </>
  );
}
