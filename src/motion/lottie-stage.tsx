import { clsx } from 'clsx';
import type { MotionValue } from 'framer-motion';
import { useLottieLight } from 'lottie-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runLoop } from './run-loop';

export interface LottieStageProps {
  src: string;
  /** False plays it once. */
  loop?: boolean;
  isPlaying: boolean;
  /** Shows the frame marked `rest` and stays there. */
  isMotionOff: boolean;
  /** Shows this frame and never plays; a motion value if the scroll drives it. */
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

/** Nothing moves from the marker `still to 40`, say, to frame 40 (`artwork/lottie/stills.ts`). */
const still = /^still to (\d+)$/;

/** Draws one animation with the light player: the content security policy forbids `eval`. */
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
  /** Set by the player, which tells of a frame's markers while it draws the frame. */
  const stillUntil = useRef(0);
  const lottie = useLottieLight({
    src,
    loop,
    autoplay: false,
    speed,
    subscriptions: {
      ready: onReady,
      error: onMissing,
      complete: () => onComplete?.(),
      marker: ({ marker }: { marker: string }) => {
        if (marker === 'exit') onExit?.();
        const until = still.exec(marker)?.[1];
        if (until) stillUntil.current = Number(until);
      },
    },
  });
  const { animationItem, play, pause, seek } = lottie;
  const isLoaded = animationItem !== null && lottie.state !== 'loading';
  const onLoop = useEffectEvent(() => onExit?.());

  useEffect(() => {
    // It replaces its poster, which is the rest frame.
    if (isLoaded && loop) seek({ marker: 'rest' });
  }, [isLoaded, loop, seek]);

  useEffect(() => {
    if (!isLoaded) return undefined;
    if (frame === undefined && !isMotionOff && isPlaying) {
      const drawFrame = (next: number) => {
        stillUntil.current = 0;
        animationItem.goToAndStop(next, true);
        // An animation that hurries out of its loop does not wait at still frames.
        return speed === 1 ? stillUntil.current : 0;
      };
      return loop ? runLoop({ animation: animationItem, speed, drawFrame, onLoop }) : play();
    }
    pause();
    if (typeof frame === 'object') {
      seek({ frame: frame.get() });
      return frame.on('change', (next) => seek({ frame: next }));
    }
    if (frame !== undefined) seek({ frame });
    else if (isMotionOff) seek({ marker: 'rest' });
    return undefined;
  }, [animationItem, isLoaded, loop, isPlaying, isMotionOff, speed, frame, play, pause, seek]);

  return (
    <div ref={lottie.setDisplayRef} className={clsx('size-full', className)} aria-hidden="true" />
  );
}
