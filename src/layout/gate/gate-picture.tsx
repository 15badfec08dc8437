import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { setMotionPaused, useMotionPaused, useReducedMotion } from '@/motion/motion-switch';
import { PauseButton } from '@/ui/pause-button';
import { GateStill } from './gate-still';

/** The line folds up to fit, and out again; it can be paused, since it never ends. */
export function GatePicture() {
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  return (
    <div className="fold">
      <LottiePlayer src="/lottie/Gate/gate.json" still={<GateStill />} />
      {!isReduced && (
        <PauseButton
          className="fold__pause"
          label={words.pause}
          paused={isPaused}
          onClick={() => setMotionPaused(!isPaused)}
        />
      )}
    </div>
  );
}
