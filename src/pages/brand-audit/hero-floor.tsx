import { QuarterBend } from './quarter-bend';

/** The line below the hero: across to the left, and down to the first question. */
export function HeroFloor() {
  return (
    <div className="relative h-50" aria-hidden="true">
      <div className="absolute inset-x-[calc(var(--side)+92.25px)] top-[35.25px] h-line bg-current" />
      <QuarterBend corner="top-left" className="top-[35.25px] left-side" />
      <div className="absolute top-[127.5px] bottom-0 left-side w-line bg-current" />
    </div>
  );
}
