import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '@/lib/point';
import type { PillStage } from './pill-stage';

/** How far an arrow key moves a pill, in px; `long` with Shift. */
const stride = { short: 24, long: 94 } as const;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface PillChoice {
  index: number;
  state: 'chosen' | 'picked' | 'dropped';
}

/**
 * Keyboard control of the pills (docs/rules.md#hero-pills): arrows choose one, from left to right;
 * Enter or Space picks it up; arrows move it; Enter, Space or Escape drops it.
 * @returns the chosen pill, if any, and the handlers of the element that has the focus
 */
export function usePillKeys(stage: PillStage | undefined) {
  const [choice, setChoice] = useState<PillChoice>();
  /** The point to which the picked pill is dragged. */
  const point = useRef<Point>({ x: 0, y: 0 });

  /** Chooses so many pills further to the right, all round; without a choice, the leftmost pill. */
  const chooseNeighbour = (step: number) => {
    const poses = stage?.poses ?? [];
    // The chosen pill may have left the pile; its neighbour is still found from it.
    const order = [...poses.keys()]
      .filter((index) => index === choice?.index || !stage?.isBusy(index))
      .toSorted((a, b) => (poses[a]?.x ?? 0) - (poses[b]?.x ?? 0));
    const rank = choice ? order.indexOf(choice.index) + step : 0;
    const index = order.at(rank % order.length);
    if (index !== undefined) setChoice({ index, state: 'chosen' });
  };
  // A chosen pill that leaves the pile is invisible: the choice moves to its neighbour.
  const leaveTaken = useEffectEvent(() => {
    if (choice && stage?.away.has(choice.index)) chooseNeighbour(1);
  });
  useEffect(() => {
    const onTake = () => leaveTaken();
    stage?.addEventListener('take', onTake);
    return () => stage?.removeEventListener('take', onTake);
  }, [stage]);

  const pickUp = (index: number) => {
    const pose = stage?.poses[index];
    if (!pose || stage?.isBusy(index)) return;
    point.current = { x: pose.x, y: pose.y };
    stage?.grab(index, point.current);
    setChoice({ index, state: 'picked' });
  };
  const move = ({ x, y }: Point, distance: number) => {
    point.current = { x: point.current.x + x * distance, y: point.current.y + y * distance };
    stage?.drag(point.current);
  };
  const drop = () => {
    if (choice?.state !== 'picked') return;
    stage?.release();
    setChoice({ ...choice, state: 'dropped' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isPress = event.key === 'Enter' || event.key === ' ';
    const isPicked = choice?.state === 'picked';
    if (direction || isPress) event.preventDefault();
    if (direction && isPicked) move(direction, event.shiftKey ? stride.long : stride.short);
    // Up chooses as left does, and down as right.
    else if (direction) chooseNeighbour(direction.x + direction.y);
    else if (isPicked && (isPress || event.key === 'Escape')) drop();
    else if (isPress && choice) pickUp(choice.index);
  };
  const onFocus = () => {
    if (!choice) chooseNeighbour(0);
  };

  return { choice, handlers: { onKeyDown, onFocus, onBlur: drop } };
}
