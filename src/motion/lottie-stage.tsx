import { clsx } from 'clsx';
import { useLottieLight } from 'lottie-react';
import { useEffect, useRef } from 'react';

export interface LottieStageProps {
  src: string;
  loop: boolean;
  isPlaying: boolean;
  /** Shows the frame marked `rest` and stays there. */
  isMotionReduced: boolean;
  /** Shows this frame and plays nothing; for animations driven by scrolling. */
  frame?: number | undefined;
  /** Playback rate, 1 is the animation's own. */
  speed?: number;
  onReady: () => void;
  onMissing: () => void;
  onComplete?: (() => void) | undefined;
  /** Called where a loop can be left without a jump: at each marker named `exit` and at its end. */
  onExit?: (() => void) | undefined;
  className?: string;
}

/** Draws one animation with the light player: no `eval` and no `<style>`, as the content security policy requires. */
export function LottieStage({
  src,
  loop,
  isPlaying,
  isMotionReduced,
  frame,
  speed = 1,
  onReady,
  onMissing,
  onComplete,
  onExit,
  className,
}: LottieStageProps) {
  const lottie = useLottieLight({
    src,
    loop,
    autoplay: false,
    speed,
    subscriptions: {
      ready: onReady,
      error: onMissing,
      ...(onComplete && { complete: onComplete }),
      ...(onExit && {
        loopCompleted: onExit,
        marker: ({ marker }: { marker: string }) => {
          if (marker === 'exit') onExit();
        },
      }),
    },
  });
  const { play, pause, seek } = lottie;
  const isLoaded = lottie.animationItem !== null && lottie.state !== 'loading';
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isLoaded) return;
    if (frame === undefined && isPlaying && !isMotionReduced) {
      // A loop starts from its poster, the rest frame.
      if (loop && !hasBegun.current) seek({ marker: 'rest' });
      hasBegun.current = true;
      play();
      return;
    }
    pause();
    if (frame !== undefined) seek({ frame });
    else if (isMotionReduced) seek({ marker: 'rest' });
  }, [isLoaded, isMotionReduced, isPlaying, loop, frame, play, pause, seek]);

  return (
    <div ref={lottie.setDisplayRef} className={clsx('size-full', className)} aria-hidden="true" />
  );
}
