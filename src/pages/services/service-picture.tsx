import { useState } from 'react';
import type { ServicePicture as Picture } from '@/content/services';
import { LottiePlayer } from '@/motion/lottie-player';

export interface ServicePictureProps {
  picture: Picture;
  /** Whether the card is open, pointed at or focused. */
  isWanted: boolean;
}

/**
 * The animation of a card; its still stands until the file is there. It loops while wanted; no longer wanted, it
 * goes on to the end of its loop at double speed and stops there, on its first frame.
 */
export function ServicePicture({ picture, isWanted }: ServicePictureProps) {
  const [isRunning, setIsRunning] = useState(false);
  if (isWanted && !isRunning) setIsRunning(true);
  return (
    <LottiePlayer
      src={picture.animation}
      isWanted={isRunning}
      speed={isWanted ? 1 : 2}
      {...(!isRunning && { frame: 0 })}
      onExit={() => {
        if (!isWanted) setIsRunning(false);
      }}
      still={
        <img
          src={picture.still}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="svc-picture"
        />
      }
      className="svc-player"
    />
  );
}
