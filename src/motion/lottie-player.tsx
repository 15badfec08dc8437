import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { assetsHost } from '@/lib/env';
import { lazyPart } from '@/lib/lazy-part';
import { useCrossed } from './crossing';
import type { LottieStageProps } from './lottie-stage';
import { useMotionOff } from './motion-switch';
import { useNearView, useVisible } from './use-visible';

/** The light player, in its own chunk. */
export const LottieStage = lazyPart(async () => (await import('./lottie-stage')).LottieStage);

/** Whether the file of an animation has loaded, or the files of several. */
type FileState = 'waiting' | 'ready' | 'missing';

interface LottieFrameProps extends ComponentProps<'div'> {
  state: FileState;
  poster: ReactNode;
}

/** Shows the poster until the animations in it are ready, and for good when one is missing. */
export function LottieFrame({ state, poster, className, children, ...props }: LottieFrameProps) {
  return (
    <div {...props} className={clsx('relative', className)} data-lottie={state}>
      {state !== 'ready' && <div className="size-full [&_svg]:size-full">{poster}</div>}
      {children}
    </div>
  );
}

export type LottieState = 'poster' | 'paused' | 'playing';

/** `src` is a path below the assets host, such as `/lottie/HomePage/CTA.json`. */
interface LottiePlayerProps extends Omit<
  LottieStageProps,
  'isPlaying' | 'isMotionOff' | 'onReady' | 'onMissing'
> {
  poster: ReactNode;
  /** While false it stays on its first frame, which the poster shows without a file. */
  canPlay?: boolean;
  /** Called before paint with what it shows from now on, and at once if the function changes. */
  onStateChange?: (state: LottieState) => void;
}

/** Loads an animation near the window, and plays it while visible; without motion `rest` shows. */
export function LottiePlayer({
  src,
  poster,
  canPlay = true,
  frame,
  onStateChange,
  className,
  ...stageProps
}: LottiePlayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isCrossed = useCrossed();
  const isNear = useNearView(ref);
  const isVisible = useVisible(ref);
  const isMotionOff = useMotionOff();
  const [fileState, setFileState] = useState<FileState>('waiting');
  const isPlaying = isVisible && canPlay;
  const loadedState = isPlaying && !isMotionOff ? 'playing' : 'paused';
  const state = fileState === 'ready' ? loadedState : 'poster';
  useLayoutEffect(() => onStateChange?.(state), [state, onStateChange]);
  // The poster equals the rest frame, so without motion neither player nor file is needed.
  const isWorthLoading = isCrossed && isNear && canPlay && !isMotionOff;
  const hasStage = fileState === 'ready' || (fileState === 'waiting' && isWorthLoading);

  return (
    <LottieFrame ref={ref} state={fileState} poster={poster} className={className}>
      {hasStage && (
        <LottieStage
          {...stageProps}
          src={assetsHost + src}
          className={clsx(fileState === 'waiting' && 'invisible absolute inset-0')}
          isPlaying={isPlaying}
          isMotionOff={isMotionOff}
          frame={canPlay ? frame : 0}
          onReady={() => setFileState('ready')}
          onMissing={() => setFileState('missing')}
        />
      )}
    </LottieFrame>
  );
}
