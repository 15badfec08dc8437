import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '@/physics/world';
import type { PillStage } from './pill-stage';

/** Distance that an arrow key moves a pill, in px; with Shift the long one. */
const stride = 24;
const longStride = 94;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The last action by keyboard, to announce and to show. */
interface PillChoice {
  index: number;
  state: 'chosen' | 'picked' | 'dropped';
}

/**
 * Keyboard control of the pills (docs/rules.md#hero-pills): arrows choose one, from left to right; Enter or Space picks it
 * up; arrows move it; Enter, Space or Escape drops it.
 * @param stage moves the pills
 */
export function usePillKeys(stage: RefObject<PillStage | undefined>) {
  const [choice, setChoice] = useState<PillChoice>();
  const point = useRef<Point>({ x: 0, y: 0 });

  /** Or the chosen one, which may have just left. */
  const isInPile = (index: number) => index === choice?.index || !stage.current?.isBusy(index);
  const chooseBeside = (step: number) => {
    const poses = stage.current?.poses ?? [];
    const order = poses.map((_, index) => index).filter(isInPile);
    order.sort((a, b) => (poses[a]?.x ?? 0) - (poses[b]?.x ?? 0));
    const place = choice ? order.indexOf(choice.index) + step : 0;
    const index = order[(place + order.length) % order.length];
    if (index !== undefined) setChoice({ index, state: 'chosen' });
  };
  /** A chosen pill that leaves the pile hands the choice to its neighbour. */
  const onTake = (index: number) => {
    if (index === choice?.index) chooseBeside(1);
  };
  const pickUp = (index: number) => {
    const pose = stage.current?.poses[index];
    if (!pose) return;
    point.current = { x: pose.x, y: pose.y };
    stage.current?.grab(index, point.current);
    setChoice({ index, state: 'picked' });
  };
  const drop = () => {
    if (choice?.state !== 'picked') return;
    stage.current?.release();
    setChoice({ ...choice, state: 'dropped' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isPicked = choice?.state === 'picked';
    if (direction) {
      event.preventDefault();
      const [x, y] = direction;
      if (!isPicked) return chooseBeside(x || y);
      const by = event.shiftKey ? longStride : stride;
      point.current = { x: point.current.x + x * by, y: point.current.y + y * by };
      stage.current?.hold(point.current);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (isPicked) drop();
      else if (choice) pickUp(choice.index);
    } else if (event.key === 'Escape') {
      drop();
    }
  };

  return { choice, onTake, onKeyDown, onFocus: () => choice ?? chooseBeside(0), onBlur: drop };
}
