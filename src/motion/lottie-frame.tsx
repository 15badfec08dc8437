import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { lazyPart } from '@/lib/lazy-part';

/** The light player, in its own script. */
export const LottieStage = lazyPart(async () => (await import('./lottie-stage')).LottieStage);

interface LottieFrameProps extends ComponentProps<'div'> {
  /** Of its files. */
  state: 'waiting' | 'ready' | 'missing';
  poster: ReactNode;
}

/** Shows the poster until the animations in it are ready, and for good when one is missing. */
export function LottieFrame({ state, poster, className, children, ...rest }: LottieFrameProps) {
  return (
    <div {...rest} className={clsx('relative', className)} data-lottie={state}>
      {state !== 'ready' && <div className="size-full [&_svg]:size-full">{poster}</div>}
      {children}
    </div>
  );
}
