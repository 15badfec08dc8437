import type { ServicePicture as Picture } from '@/content/services';
import { LottiePlayer } from '@/motion/lottie-player';

export interface ServicePictureProps {
  picture: Picture;
  /** Loops while the card is open, pointed at or focused; else it goes back to its first frame. */
  isWanted: boolean;
}

/** The animation of a card; its still stands until the file is there. */
export function ServicePicture({ picture, isWanted }: ServicePictureProps) {
  return (
    <LottiePlayer
      src={picture.animation}
      isWanted={isWanted}
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
