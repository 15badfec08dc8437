import { useState } from 'react';
import type { ServicePicture as Picture } from '@/content/services';
import { LottiePlayer } from '@/motion/lottie-player';

interface ServicePictureProps {
  picture: Picture;
  /** Whether the card is open, pointed at or focused. */
  isWanted: boolean;
}

/**
 * The animation of a card. Its poster is the first frame, so nothing is loaded before it is wanted. It loops while
 * wanted; no longer wanted, it goes on to the end of its loop at double speed and stops there, on its first frame.
 */
export function ServicePicture({ picture, isWanted }: ServicePictureProps) {
  const [isRunning, setIsRunning] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isWanted && !isRunning) setIsRunning(true);
  if (isWanted && !isNeeded) setIsNeeded(true);
  return (
    <LottiePlayer
      src={picture.animation}
      isNeeded={isNeeded}
      isWanted={isRunning}
      speed={isWanted ? 1 : 2}
      {...(!isRunning && { frame: 0 })}
      onExit={() => {
        if (!isWanted) setIsRunning(false);
      }}
      poster={
        <img
          src={picture.poster}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="h-auto w-full"
        />
      }
    />
  );
}
