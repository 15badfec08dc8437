import { clsx } from 'clsx';
import { setMotionPaused, useMotionPaused, usePrefersReducedMotion } from '@/motion/motion-switch';
import { PauseButton } from './pause-button';

interface MotionPauseProps {
  label: string;
  className?: string;
}

/** Pauses all motion of the site from a picture that never ends; not there where nothing moves anyway. */
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
