import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { setMotionPaused, useMotionPaused, usePrefersReducedMotion } from '@/motion/motion-switch';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const pauseVariants = tv({
  base: [
    'inline-grid flex-none place-items-center rounded-full transition-colors forced-colors:border',
    'before:glyph-pause in-aria-pressed:before:glyph-play aria-pressed:before:glyph-play',
  ],
  variants: {
    /** Of the dot; its sign takes 42 % of it, less on the headline. */
    size: {
      small: 'size-8.75 before:size-[42%]',
      picture: 'size-11 before:size-[42%]',
      regular: 'size-control before:size-[42%]',
      headline: 'size-bend before:size-8.75 max-sm:size-14 max-sm:before:size-6',
    },
    ground: {
      page: 'bg-ink text-cream hover:text-green on-dark:bg-cream on-dark:text-ink on-dark:hover:text-moss',
      /** On a film's ink bar. */
      film: 'bg-cream text-ink hover:text-moss',
    },
  },
  defaultVariants: { size: 'regular', ground: 'page' },
});

interface PauseButtonProps extends ComponentProps<'button'>, VariantProps<typeof pauseVariants> {
  /** Accessible name: "Pause the headline". */
  label: string;
  paused: boolean;
  /** Text beside the sign. */
  caption?: string;
}

/** A round button with two bars, or a triangle while paused. */
export function PauseButton({
  label,
  paused,
  size,
  ground,
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
          '-ml-1.5 inline-flex h-control items-center gap-3 rounded-card pr-6 pl-1.5 text-small/none font-semibold transition-colors hover:bg-sand print:hidden',
          className,
        )}
      >
        <span className={pauseVariants({ size: 'small', ground })} aria-hidden="true" />
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
      className={pauseVariants({ size, ground, className: ['print:hidden', className] })}
    />
  );
}

interface MotionPauseProps {
  label: string;
  /** Its place. */
  className: string;
}

/** A button on an endless picture that pauses all motion of the site; not rendered under reduced motion. */
export function MotionPause({ label, className }: MotionPauseProps) {
  const isPaused = useMotionPaused();
  if (usePrefersReducedMotion()) return null;
  return (
    <PauseButton
      className={clsx('absolute', className)}
      size="picture"
      label={label}
      paused={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    />
  );
}
