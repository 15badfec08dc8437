import { clsx } from 'clsx';
import { setMotionPaused, useMotionPaused, usePrefersReducedMotion } from '@/motion/motion-switch';
import { PauseButton } from './pause-button';

interface MotionPauseProps {
  label: string;
  className?: string;
}

/** A button on an endless picture that pauses all motion of the site; not rendered under reduced motion. */
export function MotionPause({ label, className = 'right-0 bottom-0' }: MotionPauseProps) {
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
