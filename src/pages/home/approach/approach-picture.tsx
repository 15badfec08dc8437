import { clsx } from 'clsx';
import { useState } from 'react';
import { LottiePlayer } from '@/motion/lottie-player';
import { m } from '@/motion/m';
import { Picture } from '../picture';

interface ApproachPictureProps {
  /** The step that it belongs to. */
  id: string;
  /** Class of its ground. */
  ground: string | undefined;
  /** 0 is the stage; 1 to 3 are the places below it. */
  place: number;
  /** Changes with the chosen step. */
  step: string;
}

/** By place. Printed, all four are in a row. */
const places = [
  'z-1 col-span-3 col-start-1 row-start-1 max-md:rounded-tr-turn! print:col-span-1 print:col-start-1',
  'col-start-1 row-start-2 print:col-start-2 print:row-start-1',
  'col-start-2 row-start-2 print:col-start-3 print:row-start-1',
  'col-start-3 row-start-2 print:col-start-4 print:row-start-1',
];

/** The corners, in px. framer-motion keeps them round while it scales the picture. */
const corner = 24;
const turn = 94;

/** A step's picture: animated on the stage, still below it. It moves when it trades places with another. */
export function ApproachPicture({ id, ground, place, step }: ApproachPictureProps) {
  const isStage = place === 0;
  const [isNeeded, setIsNeeded] = useState(isStage);
  if (isStage && !isNeeded) setIsNeeded(true);
  return (
    <m.div
      layout
      layoutDependency={step}
      className={clsx(
        'grid items-center overflow-hidden',
        !isStage && 'max-md:hidden',
        ground,
        places[place],
      )}
      style={{ borderRadius: corner, ...(isStage && { borderTopRightRadius: turn }) }}
      data-place={place}
    >
      <m.div
        layout
        layoutDependency={step}
        className="mx-auto aspect-square w-full max-w-none max-md:max-w-105"
      >
        <LottiePlayer
          src={`/lottie/HomePage/approach-${id}.json`}
          poster={<Picture name={`approach-${id}`} size={[640, 640]} className="h-auto w-full" />}
          isNeeded={isNeeded}
          canPlay={isStage}
          {...(!isStage && { frame: 0 })}
          className="size-full"
        />
      </m.div>
    </m.div>
  );
}
