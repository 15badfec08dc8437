import type { ComponentProps } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { egg } from './numeral';

interface EggProps extends Pick<ComponentProps<'button'>, 'ref' | 'onKeyDown'> {
  /** Whether it can be dragged, and shoved with the arrow keys. */
  isLoose: boolean;
}

/** The egg: the only shape that is neither dot, bar nor bend; its stripes turn with it. */
export function Egg({ isLoose, ...rest }: EggProps) {
  return (
    <button
      {...rest}
      type="button"
      className="hunt-egg absolute rounded-full"
      style={{
        transform: `rotate(${egg.tilt}rad)`,
        transformOrigin: `50% ${(egg.middle / egg.height) * 100}%`,
      }}
      disabled={!isLoose}
      aria-hidden={isLoose ? undefined : true}
      aria-label={words.egg}
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
    </button>
  );
}
