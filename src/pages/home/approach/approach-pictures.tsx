import { clsx } from 'clsx';
import { useState } from 'react';
import { approach } from '@/content/home';
import { ApproachPicture } from './approach-picture';

interface ApproachPicturesProps {
  step: string;
}

/** Background colours of the pictures. */
const grounds: Readonly<Record<string, string>> = {
  '1-discovery': 'bg-mint',
  '2-strategy': 'bg-sand',
  '3-creative': 'bg-forest',
  '4-delivery': 'bg-dew',
};

/** @returns the places after the chosen one traded with the one on the stage, which is the first */
const traded = (places: readonly string[], chosen: string) =>
  places.map((id, index) => {
    if (index === 0) return chosen;
    return id === chosen ? (places[0] ?? id) : id;
  });

/**
 * The selected step's picture, large and animated, above the three others, which are still. A newly selected one trades
 * places with the large one, above the ground that it brings.
 */
export function ApproachPictures({ step }: ApproachPicturesProps) {
  const [places, setPlaces] = useState<readonly string[]>(() => approach.steps.map(({ id }) => id));
  if (places[0] !== step) setPlaces(traded(places, step));
  return (
    <div
      className="relative isolate col-span-6 grid grid-cols-3 grid-rows-[1fr_auto] gap-5 md:ml-6 max-md:col-span-full max-md:mt-8 max-md:grid-rows-1 print:grid-cols-4 print:grid-rows-1"
      aria-hidden="true"
    >
      <i
        className={clsx(
          'col-span-3 col-start-1 row-start-1 rounded-card rounded-tr-turn print:hidden',
          grounds[step],
        )}
      />
      {approach.steps.map(({ id }) => (
        <ApproachPicture
          key={id}
          id={id}
          ground={grounds[id]}
          place={places.indexOf(id)}
          step={step}
        />
      ))}
    </div>
  );
}
