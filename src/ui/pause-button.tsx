import type { ComponentProps, ReactNode } from 'react';
import { setMotionPaused, useMotionPaused, usePrefersReducedMotion } from '@/motion/motion-switch';
import { tv, type VariantProps } from 'tailwind-variants/lite';

/** Two bars on a dot, or a triangle while the button is pressed. */
export const pauseVariants = tv({
  base: [
    'inline-grid flex-none place-items-center rounded-full transition-colors forced-colors:border',
    'before:glyph-pause in-aria-pressed:before:glyph-play aria-pressed:before:glyph-play',
  ],
  variants: {
    size: {
      small: 'size-8.75 before:size-[42%]',
      /** In a corner of a picture. */
      picture: 'absolute size-11 before:size-[42%]',
      headline: 'size-bend before:size-8.75 max-sm:size-14 max-sm:before:size-6',
    },
    ground: {
      page: 'bg-ink text-cream hover:text-green on-dark:bg-cream on-dark:text-ink on-dark:hover:text-moss',
      /** On a film's ink bar. */
      film: 'bg-cream text-ink hover:text-moss',
    },
  },
  defaultVariants: { ground: 'page' },
});

interface PauseButtonProps extends ComponentProps<'button'>, VariantProps<typeof pauseVariants> {
  /** Accessible name: "Pause the headline". */
  label: string;
  paused: boolean;
}

export function PauseButton({ label, paused, size, ground, className, ...rest }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={paused}
      data-pause=""
      {...rest}
      className={pauseVariants({ size, ground, className })}
    />
  );
}

interface MotionPauseProps extends Omit<PauseButtonProps, 'paused'> {
  /** Rendered under reduced motion. */
  still?: ReactNode;
}

/** Pauses all motion of the site, on an endless picture. */
export function MotionPause({ still, size = 'picture', ...rest }: MotionPauseProps) {
  const paused = useMotionPaused();
  if (usePrefersReducedMotion()) return still;
  return (
    <PauseButton {...rest} size={size} paused={paused} onClick={() => setMotionPaused(!paused)} />
  );
}
