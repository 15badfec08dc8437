import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { MotionPause } from '@/ui/motion-pause';
import { GateStill } from './gate-still';

/** The line folds up to fit, and out again; it can be paused, since it never ends. */
export function GatePicture() {
  return (
    <div className="fold">
      <LottiePlayer src="/lottie/Gate/gate.json" still={<GateStill />} />
      <MotionPause className="fold__pause" label={words.pause} />
    </div>
  );
}
