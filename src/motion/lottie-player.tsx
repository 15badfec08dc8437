import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { assetsHost } from '@/lib/env';
import { lazyPart } from '@/lib/lazy-part';
import { useReducedMotion } from './motion-switch';
import { useVisible } from './use-visible';
import { useNearView } from './use-near-view';

const LottieStage = lazyPart(async () => (await import('./lottie-stage')).LottieStage);

interface LottiePlayerProps {
  /** Path of the file below the assets host, such as `/lottie/HomePage/CTA.json`. */
  src: string;
  /** Drawn until the animation stands, and for good when its file is missing: nothing is ever empty. */
  poster: ReactNode;
  loop?: boolean;
  /** Not even loaded while false; for posters that equal the first frame. */
  isNeeded?: boolean;
  /** Held back while false, on its first frame; by default it plays whenever it is visible. */
  isWanted?: boolean;
  /** Shows this frame and plays nothing. */
  frame?: number;
  /** Playback rate, 1 is the animation's own. */
  speed?: number;
  onComplete?: () => void;
  /** Called where a loop may be left without a jump. */
  onExit?: () => void;
  className?: string;
}

/**
 * Plays an animation: loaded when near the window, playing only in sight and in a visible tab, on its `rest` frame
 * under reduced motion and when the site is paused.
 */
export function LottiePlayer({
  src,
  poster,
  loop = true,
  isNeeded = true,
  isWanted = true,
  frame,
  speed,
  onComplete,
  onExit,
  className,
}: LottiePlayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref);
  const isInSight = useVisible(ref);
  const isMotionReduced = useReducedMotion();
  const [file, setFile] = useState<'waiting' | 'ready' | 'missing'>('waiting');
  const isPlaying = isInSight && isWanted;
  // The poster is the frame at rest: where nothing may move, neither the engine nor the file is fetched.
  const isLoaded =
    isNear && isNeeded && file !== 'missing' && (!isMotionReduced || file === 'ready');

  return (
    <div
      ref={ref}
      className={clsx('relative', className)}
      data-lottie={file}
      data-playing={(file === 'ready' && isPlaying && !isMotionReduced) || undefined}
    >
      {file !== 'ready' && <div className="size-full [&_svg]:size-full">{poster}</div>}
      {isLoaded && (
        <LottieStage
          src={assetsHost + src}
          className={clsx(file === 'waiting' && 'invisible absolute inset-0')}
          loop={loop}
          isPlaying={isPlaying}
          isMotionReduced={isMotionReduced}
          frame={frame}
          {...(speed !== undefined && { speed })}
          onReady={() => setFile('ready')}
          onMissing={() => setFile('missing')}
          onComplete={onComplete}
          onExit={onExit}
        />
      )}
    </div>
  );
}
