import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
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
      picture: 'size-11 before:size-[42%]',
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

/** Pauses all motion of the site, on an endless picture; not rendered under reduced motion. */
export function MotionPause({ label, className }: { label: string; className: string }) {
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
