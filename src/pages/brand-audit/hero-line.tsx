import { clsx } from 'clsx';
import { morphTarget } from '@/motion/crossing';
import { QuarterBend } from '@/ui/piece';
import { Twenty } from './twenty';

/** The line on the right: in from the edge, round a turn, and down past the number 20. */
export function HeroLine() {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute top-16 right-0 bottom-0 left-7/12 max-xl:top-28',
        'max-md:top-auto max-md:left-0 max-md:h-[calc(var(--line)*14.681)]',
        '[--run:230px] max-xl:[--run:154px] max-md:[--run:calc(var(--side)+var(--line)*1.75+var(--cut))]',
      )}
      aria-hidden="true"
    >
      <div className="absolute top-0 right-0 left-(--run) h-line bg-current" />
      <svg
        className="absolute top-0 left-[calc(var(--run)-var(--line)*1.75-var(--cut))] h-[calc(var(--line)*3.5)] w-quarter"
        viewBox="0 0 82.25 164.5"
      >
        <path
          fill="currentColor"
          d="M82.25 0V47a35.25 35.25 0 0 0 0 70.5v47a82.25 82.25 0 0 1 0-164.5z"
        />
      </svg>
      <div
        className="absolute top-bend right-[calc(var(--side)+var(--line)*1.75+var(--cut))] left-(--run) h-line bg-green"
        {...morphTarget('twenty')}
      />
      <QuarterBend corner="top-right" className="top-bend right-side" />
      <div className="absolute inset-y-[calc(var(--line)*4.25+var(--cut))] right-side w-line bg-current" />
      <QuarterBend corner="bottom-right" className="right-side bottom-bend" />
      <Twenty />
    </div>
  );
}
