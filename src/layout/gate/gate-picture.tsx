import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { MotionPause } from '@/ui/motion-pause';
import { GatePoster } from './gate-poster';

/** The line folds up to fit, and out again; it can be paused, since it never ends. */
export function GatePicture() {
  return (
    <div className="relative my-auto w-full lying:mt-6 lying:mb-14 lying:self-center">
      {/* The picture's own size, so that nothing moves when it arrives. */}
      <LottiePlayer
        src="/lottie/Gate/gate.json"
        poster={<GatePoster />}
        className="aspect-[820/404]"
      />
      {/* Beneath the turn, which ends 56 of 820 before the edge. */}
      <MotionPause className="right-[calc(100%*56/820)] -bottom-12.5" label={words.pause} />
    </div>
  );
}
