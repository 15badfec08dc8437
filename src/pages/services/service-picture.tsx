import { useState } from 'react';
import type { Service } from '@/content/services';
import { LottiePlayer } from '@/motion/lottie-player';
import { Picture } from '@/ui/picture';

interface ServicePictureProps {
  picture: Service<string>['picture'];
  /** Whether the card is open, hovered or focused. */
  isWanted: boolean;
}

/**
 * A card's animation. Its poster is the first frame, so nothing loads before it is wanted. It loops while wanted;
 * afterwards it finishes the loop at double speed and stops on the first frame.
 */
export function ServicePicture({ picture, isWanted }: ServicePictureProps) {
  const [isRunning, setIsRunning] = useState(false);
  // Set while rendering, so that the animation starts without a frame of the stopped one.
  if (isWanted && !isRunning) setIsRunning(true);
  return (
    <LottiePlayer
      src={picture.animation}
      canPlay={isRunning}
      speed={isWanted ? 1 : 2}
      onExit={() => {
        if (!isWanted) setIsRunning(false);
      }}
      poster={<Picture src={picture.poster} size={picture.size} className="w-full" />}
    />
  );
}
