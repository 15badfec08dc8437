import type { RefObject } from 'react';
import './numeral.css';

interface NumeralProps {
  ref: RefObject<SVGSVGElement | null>;
  /** Whether the hunt is won: the zero opens, and three dots jump out and land on the floor. */
  hasWon: boolean;
}

const four = [
  'M0 47a47 47 0 0 1 94 0v106H0z',
  'M0 174h94v16.5A70.5 70.5 0 0 0 164.5 261H216v94h-51.5A164.5 164.5 0 0 1 0 190.5z',
  'M236 47a47 47 0 0 1 94 0v423h-94z',
] as const;
const upperHalf =
  'M0 159v5.5A164.5 164.5 0 0 1 329 164.5v60h-94v-60A70.5 70.5 0 0 0 94 164.5v60H0z';
const lowerHalf = 'M0 245.5h94v60A70.5 70.5 0 0 0 235 305.5v-60h94v60A164.5 164.5 0 0 1 0 305.5z';

/** 404 in pieces of the line, which drop in one after another. */
export function Numeral({ ref, hasWon }: NumeralProps) {
  return (
    <svg
      ref={ref}
      className="absolute bottom-(--foot) left-side h-[calc(var(--unit)*470)] w-[calc(var(--unit)*1109)] max-w-none overflow-visible fill-cream"
      data-numeral=""
      viewBox="0 0 1109 470"
      aria-hidden="true"
    >
      <g className="numeral-first">
        {four.map((d) => (
          <path key={d} className="numeral-piece" d={d} />
        ))}
      </g>
      <g transform="translate(390 0)">
        <g className="numeral-lid">
          <g className={hasWon ? 'numeral-lid-again' : undefined}>
            <path className="numeral-piece numeral-upper" d={upperHalf} />
          </g>
        </g>
        <path className="numeral-piece numeral-lower" d={lowerHalf} />
      </g>
      <g className="numeral-second" transform="translate(779 0)">
        {four.map((d) => (
          <path key={d} className="numeral-piece" d={d} />
        ))}
      </g>
      {hasWon && (
        <g className="numeral-prize">
          <g className="numeral-prize-run fill-green">
            <circle cx="360" cy="466.5" r="23.5" />
          </g>
          <g className="numeral-prize-run fill-marigold">
            <circle cx="749" cy="466.5" r="23.5" />
          </g>
          <g className="numeral-prize-run fill-coral">
            {/* In one column there is no floor beside the numeral. */}
            <circle cx="1156" cy="466.5" r="23.5" className="max-md:[cx:890px]" />
          </g>
        </g>
      )}
    </svg>
  );
}
