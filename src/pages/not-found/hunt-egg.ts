import type { Point, Pose } from '@/lib/point';
import { eggBody, setGhost } from '@/physics/piece-bodies';
import type { HuntMeasures } from './hunt-measures';
import type { HuntPlan } from './hunt-plan';
import { egg, hole, numeral } from './numeral';

/** A kicked egg that moves so many px to the side turns by one radian. */
const pxPerRadian = 100;
/**
 * In each step gravity adds so many px per step to the speed. A jump aims so many times as high as it has to, because the
 * air takes some of its height.
 */
const jump = { gravity: 0.28, aim: 1.3 } as const;

/**
 * The egg, for one size of the page. It waits beside the numeral; in one column in a mouth below the floor, where it passes
 * through the floor.
 */
export class HuntEgg {
  readonly body: ReturnType<typeof eggBody>;
  readonly hasMouth: boolean;

  /** @param stubMass mass of a stub, from which the egg’s follows */
  constructor(
    private readonly measures: HuntMeasures,
    stubMass: number,
  ) {
    const { eggScale, seat } = measures;
    this.body = eggBody(egg.width * eggScale, egg.height * eggScale, stubMass);
    this.hasMouth = seat.y > 0;
  }

  /** Its pose in the engine. */
  get pose(): Pose {
    const { position, angle } = this.body;
    return { x: position.x, y: position.y, angle };
  }

  /** @returns its pose while it is not loose, and its size as a share of the loose one’s */
  waitingAt(home: HuntPlan['eggHome']): Pose & { size: number } {
    const { left, unit, eggScale, seat } = this.measures;
    if (home === 'seat') return { ...seat, size: 1 };
    const scale = (egg.inHole * unit) / egg.drawnAt;
    return {
      x: left + unit * hole.x,
      y: unit * (hole.y - numeral.height - numeral.gap) + scale * (egg.middle - egg.height / 2),
      angle: 0,
      size: scale / eggScale,
    };
  }

  /** @returns the spin and speed of a kick, in radians and px per step; from its seat in the mouth the egg jumps out */
  kickedBy({ x, y }: Point, isWaiting: boolean) {
    const { seat, eggScale } = this.measures;
    const height = this.hasMouth && isWaiting ? seat.y + eggScale * egg.height : 0;
    const up = -Math.sqrt(2 * jump.gravity * jump.aim * height);
    return { spin: x / pxPerRadian, speed: { x, y: Math.min(y, up) } };
  }

  /** Lets the floor bear an egg that has come out of the mouth. @returns whether one has fallen back into it */
  fallsBack() {
    if (!this.hasMouth) return false;
    const { y } = this.pose;
    const { eggScale, seat } = this.measures;
    if (y < (-eggScale * egg.width) / 2) setGhost(this.body, false);
    return y > seat.y;
  }
}
