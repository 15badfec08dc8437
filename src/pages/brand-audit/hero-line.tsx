import { QuarterBend } from './quarter-bend';
import { Twenty } from './twenty';

/** The line on the right of the hero: in from the edge, round a turn, and down past the number 20. */
export function HeroLine() {
  return (
    <div
      className="pointer-events-none absolute top-16 right-0 bottom-0 left-[58.33%]"
      aria-hidden="true"
    >
      <div className="absolute top-0 right-0 left-57.5 h-line bg-current" />
      <svg
        className="absolute top-0 left-[137.75px] h-[164.5px] w-[82.25px]"
        viewBox="0 0 82.25 164.5"
      >
        <path
          fill="currentColor"
          d="M82.25 0V47a35.25 35.25 0 0 0 0 70.5v47a82.25 82.25 0 0 1 0-164.5z"
        />
      </svg>
      <div className="absolute top-[117.5px] right-[calc(var(--side)+92.25px)] left-57.5 h-line bg-green" />
      <QuarterBend corner="top-right" className="top-[117.5px] right-side" />
      <div className="absolute top-[209.75px] right-side bottom-[209.75px] w-line bg-current" />
      <QuarterBend corner="bottom-right" className="right-side bottom-[117.5px]" />
      <Twenty />
    </div>
  );
}
