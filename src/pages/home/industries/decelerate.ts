import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { durations } from '@/motion/tokens';

type Engine = ReturnType<NonNullable<UseEmblaCarouselType[1]>['internalEngine']>;

/** The parts of Embla's engine that move the strip. */
export interface StripEngine extends Pick<
  Engine,
  'location' | 'previousLocation' | 'target' | 'scrollBody'
> {
  animation: Pick<Engine['animation'], 'start'>;
}

/** Time to come to rest: 480 ms in Embla's steps of 1/60 s. */
const steps = Math.round((durations.open * 60) / 1000);

/**
 * Brings a strip to rest in 480 ms. A drag or an arrow key takes over at once.
 * @param engine the carousel's engine, which nothing else moves any longer
 * @param speed current speed, in px per step
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
