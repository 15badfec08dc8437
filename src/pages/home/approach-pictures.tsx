import { clsx } from 'clsx';
import { useState } from 'react';
import { approach } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { LottiePlayer } from '@/motion/lottie-player';
import { m } from '@/motion/m';
import { Picture } from '@/ui/picture';

export type StepId = (typeof approach.steps)[number]['id'];

/** The ground behind each step's picture. */
const grounds: Readonly<Record<StepId, string>> = {
  '1-discovery': 'bg-mint',
  '2-strategy': 'bg-sand',
  '3-creative': 'bg-forest',
  '4-delivery': 'bg-dew',
};

/**
 * The chosen step's picture on a large stage, above the three others. A newly chosen one trades
 * places with it, and the stage takes its colour.
 */
export function ApproachPictures({ step }: { step: StepId }) {
  const [order, setOrder] = useState<readonly StepId[]>(() => approach.steps.map(({ id }) => id));
  // Set while rendering: an effect would first show the new ground behind the old picture.
  if (order[0] !== step) setOrder(withOnStage(step, order));
  return (
    <div
      className={clsx(
        'paper-fours relative isolate col-span-6 grid grid-cols-3 grid-rows-[1fr_auto] gap-5',
        'md:ml-6 max-md:col-span-full max-md:mt-8 max-md:grid-rows-1',
      )}
      aria-hidden="true"
    >
      <i
        className={clsx(
          'col-span-3 col-start-1 row-start-1 rounded-card rounded-tr-turn',
          grounds[step],
        )}
      />
      {approach.steps.map(({ id }) => (
        <ApproachPicture key={id} id={id} place={order.indexOf(id)} step={step} />
      ))}
    </div>
  );
}

/** @returns the order of the pictures after one has traded places with the first, on the stage */
const withOnStage = (step: StepId, order: readonly StepId[]) => {
  const [onStage = step] = order;
  return order.with(order.indexOf(step), onStage).with(0, step);
};

/** The classes of each place in the grid; the first is the stage. */
const places = [
  'z-1 col-span-3 col-start-1 row-start-1 max-md:rounded-tr-turn!',
  'col-start-1 row-start-2',
  'col-start-2 row-start-2',
  'col-start-3 row-start-2',
];

/**
 * The radii of a card and of its turn, in px (docs/design.md#space-and-shape). They are styles, as
 * framer-motion keeps only those round while it scales a picture.
 */
const corners = { borderRadius: 24 };
const stageCorners = { ...corners, borderTopRightRadius: 94 };

/** The picture of a step, animated on the stage and still below it; `step` is the chosen one. */
function ApproachPicture({ id, place, step }: { id: StepId; place: number; step: StepId }) {
  const isStage = place === 0;
  return (
    <m.div
      layout
      layoutDependency={step}
      className={clsx(
        'paper-plain grid items-center overflow-hidden',
        !isStage && 'max-md:hidden',
        grounds[id],
        places[place],
      )}
      style={isStage ? stageCorners : corners}
      data-place={place}
    >
      <m.div
        layout
        layoutDependency={step}
        className="mx-auto aspect-square w-full max-w-none max-md:max-w-105"
      >
        <LottiePlayer
          src={`/lottie/HomePage/approach-${id}.json`}
          poster={
            <Picture
              src={`${assetsHost}/illustrations/approach-${id}.svg`}
              size={[640, 640]}
              className="h-auto w-full"
            />
          }
          canPlay={isStage}
          className="size-full"
        />
      </m.div>
    </m.div>
  );
}
