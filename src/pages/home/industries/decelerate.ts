import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { durations } from '@/motion/tokens';

type Engine = ReturnType<NonNullable<UseEmblaCarouselType[1]>['internalEngine']>;

/** What of Embla's engine moves the strip. */
export interface StripEngine extends Pick<
  Engine,
  'location' | 'previousLocation' | 'target' | 'scrollBody'
> {
  animation: Pick<Engine['animation'], 'start'>;
}

/** How long the strip takes to come to rest, in Embla's steps of 1/60 s: 480 ms. */
const steps = Math.round((durations.open * 60) / 1000);

/**
 * Brings a strip to rest in 480 ms, instead of halting it at once. Whoever takes hold of it meanwhile, or turns it
 * by key, has it at once.
 * @param engine of the carousel, no longer moved by anything else
 * @param speed what it runs at, in px per step
 */
export const decelerate = (engine: StripEngine, speed: number) => {
  const { location, previousLocation, target, scrollBody: usual } = engine;
  let step = 0;
  let velocity = 0;
  const self: typeof usual = {
    direction: () => Math.sign(velocity),
    duration: () => -1,
    velocity: () => velocity,
    settled: () => step >= steps,
    useBaseFriction: () => self,
    useBaseDuration: () => self,
    useFriction: () => self,
    useDuration: () => self,
    seek: () => {
      const isTaken = target.get() !== location.get();
      if (isTaken || step >= steps) {
        engine.scrollBody = usual;
        return usual.seek();
      }
      step += 1;
      velocity = -speed * (1 - step / steps) ** 2;
      previousLocation.set(location);
      location.add(velocity);
      target.set(location);
      return self;
    },
  };
  target.set(location);
  engine.scrollBody = self;
  engine.animation.start();
};
