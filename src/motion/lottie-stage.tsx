import { clsx } from 'clsx';
import type { MotionValue } from 'framer-motion';
import { useLottieLight } from 'lottie-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runLoop } from './run-loop';

export interface LottieStageProps {
  src: string;
  loop?: boolean;
  isPlaying: boolean;
  /** Shows the frame marked `rest` and stays there. */
  isMotionOff: boolean;
  /** Shows this frame and plays nothing; a motion value if the scroll drives it. */
  frame?: number | MotionValue<number>;
  /** Playback rate, 1 is the animation's own. */
  speed?: number;
  onReady: () => void;
  onMissing: () => void;
  onComplete?: (() => void) | undefined;
  /** Called where a loop can be left without a jump: at each marker named `exit` and at its end. */
  onExit?: (() => void) | undefined;
  className?: string;
}

/** Marks a stretch in which nothing moves (`artwork/lottie/stills.ts`); it ends before the frame that it names. */
const still = /^still to (\d+)$/;

/** Draws one animation with the light player: no `eval` and no `<style>`, as the content security policy requires. */
export function LottieStage({
  src,
  loop = true,
  isPlaying,
  isMotionOff,
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
      marker: ({ marker }: { marker: string }) => {
        if (marker === 'exit') onExit?.();
        const until = still.exec(marker)?.[1];
        if (until) stillUntil.current = Number(until);
      },
    },
  });
  const { animationItem, play, pause, seek } = lottie;
  const stillUntil = useRef(0);
  const isLoaded = animationItem !== null && lottie.state !== 'loading';
  const hasBegun = useRef(false);

  const tellLoop = useEffectEvent(() => onExit?.());

  useEffect(() => {
    if (!isLoaded) return;
    if (frame === undefined && isPlaying && !isMotionOff) {
      if (!loop) return play();
      // The animation starts from its poster, the rest frame.
      if (!hasBegun.current) seek({ marker: 'rest' });
      hasBegun.current = true;
      return runLoop(animationItem, {
        speed,
        onLoop: tellLoop,
        stillUntil: () => {
          const until = stillUntil.current;
          stillUntil.current = 0;
          // An animation that hurries out of its loop does not wait at still frames.
          return speed === 1 ? until : 0;
        },
      });
    }
    pause();
    if (typeof frame === 'number') seek({ frame });
    else if (frame) {
      seek({ frame: frame.get() });
      return frame.on('change', (next) => seek({ frame: next }));
    } else if (isMotionOff) seek({ marker: 'rest' });
  }, [animationItem, isLoaded, isMotionOff, isPlaying, loop, speed, frame, play, pause, seek]);

  return (
    <div ref={lottie.setDisplayRef} className={clsx('size-full', className)} aria-hidden="true" />
  );
}
