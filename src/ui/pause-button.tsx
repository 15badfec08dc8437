import type { ComponentProps } from 'react';
import { setMotionPaused, useMotionPaused, usePrefersReducedMotion } from '@/motion/motion-switch';
import type { VariantProps } from 'tailwind-variants/lite';
import { cn, tv } from './cn';

const pauseVariants = tv({
  base: [
    'inline-grid flex-none place-items-center rounded-full transition-colors forced-colors:border',
    'before:size-[42%] before:glyph-pause in-aria-pressed:before:glyph-play aria-pressed:before:glyph-play',
  ],
  variants: {
    /** Of the dot; its sign takes 42 % of it. */
    size: {
      small: 'size-8.75',
      picture: 'size-11',
      regular: 'size-control',
      headline: 'size-bend max-sm:size-14',
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
        className={cn(
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
  className?: string;
}

/** A button on an endless picture that pauses all motion of the site; not rendered under reduced motion. */
export function MotionPause({ label, className }: MotionPauseProps) {
  const isPaused = useMotionPaused();
  if (usePrefersReducedMotion()) return null;
  return (
    <PauseButton
      className={cn('absolute right-0 bottom-0', className)}
      size="picture"
      label={label}
      paused={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    />
  );
}
