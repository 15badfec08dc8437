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
    /** Width, and of `picture` the place too. */
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

interface PauseProps extends ComponentProps<'button'>, VariantProps<typeof pauseVariants> {
  /** Accessible name: "Pause the headline". */
  label: string;
  isPaused: boolean;
}

/** Pauses what its `label` names; pressed, it lets that go on. */
export function PauseButton({ label, isPaused, size, ground, className, ...rest }: PauseProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPaused}
      data-pause=""
      {...rest}
      className={pauseVariants({ size, ground, className })}
    />
  );
}

interface MotionPauseProps extends Omit<PauseProps, 'isPaused'> {
  /** Rendered instead of the button under reduced motion, where nothing moves. */
  still?: ReactNode;
}

/** Pauses all motion of the site; the button stands on a picture that moves without end. */
export function MotionPause({ still, size = 'picture', ...rest }: MotionPauseProps) {
  const isPaused = useMotionPaused();
  if (usePrefersReducedMotion()) return still;
  return (
    <PauseButton
      {...rest}
      size={size}
      isPaused={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    />
  );
}
