import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { MotionPause } from '@/ui/motion-pause';
import { GatePoster } from './gate-poster';

/** An animation of the line folding and unfolding. It loops, so it can be paused. */
export function GatePicture() {
  return (
    <div className="relative my-auto w-full lying:mt-6 lying:mb-14 lying:self-center">
      {/* The picture's aspect ratio, so that nothing moves when it loads. */}
      <LottiePlayer
        src="/lottie/Gate/gate.json"
        poster={<GatePoster />}
        className="aspect-[820/404]"
      />
      {/* Below the turn, which ends 56/820 of the width before the edge. */}
      <MotionPause className="right-[calc(100%*56/820)] -bottom-12.5" label={words.pause} />
    </div>
  );
}
