import type { KeyboardEvent, Ref, RefObject } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import type { NumeralStage } from './numeral-stage';

/** Distance that an arrow key pushes the egg, in px. */
const stride = 16;

const pushes: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

interface EggControlProps {
  ref: Ref<HTMLButtonElement>;
  stage: RefObject<NumeralStage | undefined>;
}

/** The egg’s button, on the egg: arrow keys push it, Enter or Escape lets it go. The pointer drags what it lies on. */
export function EggControl({ ref, stage }: EggControlProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = pushes[event.key] ?? [];
    if (x !== undefined && y !== undefined) {
      event.preventDefault();
      stage.current?.push({ x, y });
    } else if (event.key === 'Escape') stage.current?.dropEgg();
  };
  return (
    <button
      ref={ref}
      type="button"
      className="absolute inset-0 cursor-[inherit] touch-none rounded-full"
      aria-label={words.egg}
      onKeyDown={onKeyDown}
      onBlur={() => stage.current?.dropEgg()}
      // Enter, Space or assistive technology; a pointer lets go by itself.
      onClick={({ detail }) => detail === 0 && stage.current?.dropEgg()}
    />
  );
}
