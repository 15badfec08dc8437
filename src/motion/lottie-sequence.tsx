import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { assetsHost } from '@/lib/env';
import { useCrossed } from './crossing';
import { LottieFrame, LottieStage } from './lottie-player';
import { useMotionOff } from './motion-switch';
import { useVisible } from './use-visible';

const phases = ['intro', 'idle', 'typing', 'stillTyping'] as const;
type Phase = (typeof phases)[number];

/** Playback rate once triggered, to reach the next exit within half a second. */
const exitSpeed = 2;

interface LottieSequenceProps {
  /** Below the assets host. `intro` and `typing` play once, the other two loop. */
  files: Readonly<Record<Phase, string>>;
  /** Once true, the sequence leaves its idle loop at the next exit and goes on to `typing`. */
  isTriggered: boolean;
  /** Stays on its first frame while false. */
  canPlay: boolean;
  poster: ReactNode;
}

/** Four stacked animations, one of them visible (docs/rules.md#contact-animation). */
export function LottieSequence({ files, isTriggered, canPlay, poster }: LottieSequenceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isCrossed = useCrossed();
  const isVisible = useVisible(ref, 0);
  const isMotionOff = useMotionOff();
  const [phase, setPhase] = useState<Phase>('intro');
  const [readyCount, setReadyCount] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const readyState = readyCount < phases.length ? 'waiting' : 'ready';
  const fileState = isMissing ? 'missing' : readyState;

  const onComplete: Partial<Record<Phase, () => void>> = {
    intro: () => setPhase(isTriggered ? 'typing' : 'idle'),
    typing: () => setPhase('stillTyping'),
  };
  // The loop can be left without a jump only at its exits and at its end.
  const onExit = isTriggered ? () => setPhase('typing') : undefined;
  const isLeaving = isTriggered && (phase === 'intro' || phase === 'idle');
  // Without motion, the rest frame of one phase stands for the whole: waiting, or typing.
  const stillPhase = isTriggered ? 'typing' : 'intro';
  const shown = isMotionOff ? stillPhase : phase;

  return (
    <LottieFrame ref={ref} state={fileState} poster={poster} className="h-full">
      {isCrossed &&
        !isMissing &&
        phases.map((name) => (
          <LottieStage
            key={name}
            src={assetsHost + files[name]}
            loop={name === 'idle' || name === 'stillTyping'}
            isPlaying={fileState === 'ready' && isVisible && canPlay && name === shown}
            isMotionOff={isMotionOff}
            speed={isLeaving ? exitSpeed : 1}
            onReady={() => setReadyCount((count) => count + 1)}
            onMissing={() => setIsMissing(true)}
            onComplete={onComplete[name]}
            onExit={name === 'idle' ? onExit : undefined}
            className={clsx(
              'absolute inset-0',
              (fileState === 'waiting' || name !== shown) && 'invisible',
            )}
          />
        ))}
    </LottieFrame>
  );
}
