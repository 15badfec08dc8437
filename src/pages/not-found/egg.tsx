import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { egg, eggTilt } from './pieces';

interface EggProps {
  ref: RefObject<HTMLDivElement | null>;
  className: string;
}

/** The egg: the only shape that is neither dot, bar nor bend; its stripes turn with it. */
export function Egg({ ref, className }: EggProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'numeral-body absolute rounded-full',
        // At least 0.55 of its drawn size, so that it can be seen and grabbed.
        'bottom-[calc(var(--below)+var(--line))] [--egg:max(var(--unit),0.55px)]',
        'left-[calc(var(--side)+var(--unit)*1109+26px)] h-[calc(var(--egg)*154)] w-[calc(var(--egg)*122)]',
        'max-xl:right-side max-xl:left-auto max-xl:h-31.5 max-xl:w-25',
        // Rests inside the half ring.
        'max-md:right-[calc(var(--ring-end)+32px)] max-md:h-27 max-md:w-21.5',
        'max-sm:right-[calc(var(--ring-end)+24px)] max-sm:h-22 max-sm:w-17.5',
        className,
      )}
      style={{
        transform: `rotate(${eggTilt}rad)`,
        transformOrigin: `50% ${(egg.centre.y / egg.height) * 100}%`,
      }}
      data-body=""
      data-egg=""
    >
      <svg viewBox={`0 0 ${egg.width} ${egg.height}`} className="size-full" aria-hidden="true">
        <clipPath id="egg-shape">
          <path d="M0 93A61 93 0 0 1 122 93A61 61 0 0 1 0 93Z" />
        </clipPath>
        <g clipPath="url(#egg-shape)">
          <path className="fill-marigold" d="M0 0h122v154H0z" />
          <path className="fill-ink" d="M0 64h122v34H0z" />
          <path
            className="fill-marigold"
            d="M-3 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M25 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M81 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M109 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0"
          />
          <circle className="fill-piece" cx="61" cy="81" r="8" />
          <path className="fill-cream" d="M0 112h122v14H0z" />
        </g>
      </svg>
    </div>
  );
}
