import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Sizes of the dot, and of its sign: 42 % of it. */
const sizes = {
  small: 'size-8.75 before:size-[14.7px]',
  picture: 'size-11 before:size-[18.5px]',
  regular: 'size-control before:size-[19.7px]',
  headline:
    'size-[118px] before:size-[49.6px] max-md:size-22.5 max-md:before:size-[37.8px] max-sm:size-14 max-sm:before:size-[23.5px]',
} as const;

const dot = clsx(
  'inline-grid flex-none place-items-center rounded-full transition-colors forced-colors:border',
  'before:glyph-pause in-aria-pressed:before:glyph-play aria-pressed:before:glyph-play',
);
const grounds = {
  page: 'bg-ink text-cream hover:text-green on-dark:bg-cream on-dark:text-ink on-dark:hover:text-moss',
  film: 'bg-cream text-ink hover:text-moss',
} as const;

interface PauseButtonProps extends ComponentProps<'button'> {
  /** Accessible name: "Pause the headline". */
  label: string;
  paused: boolean;
  size?: keyof typeof sizes;
  /** `film`: on a film's ink bar. */
  ground?: keyof typeof grounds;
  /** Text beside the sign. */
  caption?: string;
}

/** A round button with two bars, or a triangle while paused. */
export function PauseButton({
  label,
  paused,
  size = 'regular',
  ground = 'page',
  caption,
  className,
  ...rest
}: PauseButtonProps) {
  if (caption) {
    return (
      <button
        type="button"
        aria-pressed={paused}
        data-pause=""
        {...rest}
        className={clsx(
          '-ml-1.5 inline-flex h-control items-center gap-3 rounded-card pr-5.5 pl-1.5 text-small/none font-semibold transition-colors hover:bg-sand print:hidden',
          className,
        )}
      >
        <span className={clsx(dot, sizes.small, grounds[ground])} aria-hidden="true" />
        {caption}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={paused}
      data-pause=""
      {...rest}
      className={clsx(dot, sizes[size], grounds[ground], 'print:hidden', className)}
    />
  );
}
