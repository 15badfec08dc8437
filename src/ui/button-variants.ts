import { tv } from 'tailwind-variants/lite';

/** Where the dot is ink: on light bars. */
const inkDot = {
  label: 'group-hover/button:text-cream',
  dot: 'bg-ink',
  sign: 'text-cream',
  spinnerDot: 'fill-green',
} as const;

/** The label ends 14 px before the dot, which is 12 px less wide than the bar is high. */
const labelEnd = 'pr-[calc(var(--height)+8px)]';

const largeHeight = '[--height:72px] max-sm:[--height:60px]';

/**
 * A bar with a dot at its end. `--height` is the bar's height with a label of one row, which also
 * gives the size of the dot. On hover of the bar, or of a row around it with the class
 * `group/button`, the dot grows over the whole bar, up to `--rim` inside its edge.
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
    // Grown, the dot reaches 1 px over the bar's edge, so that none of the bar shines through. Where
    // it has the colour of the ground, it leaves a rim of 2 px.
    dot: [
      'absolute inset-1.5 left-[calc(100%-var(--height)+6px)] -z-1 rounded-full transition-[inset] duration-open ease-out',
      '[--rim:-1px] group-hover/button:inset-(--rim) on-dark:[--rim:2px]',
    ],
    sign: 'pointer-events-none absolute inset-y-1.5 right-1.5 grid w-[calc(var(--height)-12px)] place-items-center',
    icon: [
      'size-5 transition-transform ease-out',
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
    /** Height, and size and place of the label. */
    size: {
      small: 'pr-14 pl-6 text-small/tight [--height:47px]',
      regular: [labelEnd, 'pl-7 text-control/tight [--height:56px]'],
      large: [largeHeight, labelEnd, 'pl-9 text-large/tight max-sm:pl-7 max-sm:text-body/tight'],
      /** As high as `large`, with smaller type for a label in capitals. */
      capitals: [largeHeight, labelEnd, 'pl-7 text-body/tight tracking-[0.02em]'],
      /** As `large`, for a label that fits into a narrow window only at a smaller size. */
      address: [
        largeHeight,
        labelEnd,
        'pl-9 text-large/tight max-sm:pr-15 max-sm:pl-4 max-sm:text-small',
      ],
    },
    icon: {
      arrow: { icon: 'glyph-arrow group-hover/button:translate-x-1' },
      back: { icon: 'rotate-180 glyph-arrow group-hover/button:-translate-x-1' },
      out: { icon: '-rotate-45 glyph-arrow group-hover/button:translate-x-1' },
      down: { icon: 'rotate-90 glyph-arrow group-hover/button:translate-y-1' },
      plus: { icon: 'glyph-plus group-hover/button:rotate-90' },
    },
    /** What happens on hover hangs on this class, so a busy button does not react to the pointer. */
    isBusy: { false: { base: 'group/button' } },
  },
  compoundVariants: [
    // Without this the outline would show around the dot.
    { tone: 'outline', isBusy: false, class: { base: 'on-dark:hover:inset-ring-ink' } },
  ],
  defaultVariants: { tone: 'green', size: 'regular', icon: 'arrow', isBusy: false },
});
