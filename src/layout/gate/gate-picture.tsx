import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { MotionPause } from '@/ui/pause-button';

const pieces = [
  'M-80 25.5H671.41',
  'M681.75 25.5A58.75 58.75 0 0 1 681.75 143',
  'M671.41 143H148.59',
  'M138.25 143A58.75 58.75 0 0 0 138.25 260.5',
  'M148.59 260.5H671.41',
  'M681.75 260.5A58.75 58.75 0 0 1 681.75 378',
  'M671.41 378H230',
] as const;

/** The folded line, equal to the animation's rest frame. */
function GatePoster() {
  return (
    <svg viewBox="0 0 820 404" aria-hidden="true" fill="currentColor">
      {pieces.map((d) => (
        <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth="47" />
      ))}
      <circle cx="230" cy="378" r="23.5" />
      <circle cx="380" cy="84.2" r="12" />
      <circle cx="470" cy="319.2" r="12" />
      <g className="fill-cream">
        <circle cx="300" cy="201.7" r="12" />
        <circle cx="163.3" cy="378" r="23.5" />
      </g>
    </svg>
  );
}

/** An animation of the line folding and unfolding. It loops, so it can be paused. */
export function GatePicture() {
  return (
    <div className="relative my-auto w-full lying:mt-6 lying:mb-14 lying:self-center">
      {/* The picture's aspect ratio, so that nothing moves when it loads. */}
      <LottiePlayer
        src="/lottie/Gate/gate.json"
        poster={<GatePoster />}
        className="aspect-820/404"
      />
      {/* Below the turn, which ends 56/820 of the width before the edge. */}
      <MotionPause className="right-[calc(100%*56/820)] -bottom-12" label={words.pause} />
    </div>
  );
}
