import { clsx } from 'clsx';
import type { Ref } from 'react';
import { egg, numeral, places } from './numeral';

/** The box of the numeral, above the floor (not-found.css). */
export const numeralBox = 'absolute left-side h-[calc(var(--unit)*4)] w-(--numeral)';

/** The places of the pieces. As long as the numeral is whole they show it, then only faintly. */
export function Figures({ ref, isWhole }: { ref: Ref<SVGSVGElement>; isWhole: boolean }) {
  return (
    <svg
      ref={ref}
      className={clsx(
        numeralBox,
        'bottom-[calc(var(--unit)*0.22)] overflow-visible print:fill-ink',
        isWhole ? 'fill-cream' : 'fill-cream/9',
      )}
      viewBox={`0 0 ${numeral.width} ${numeral.height}`}
      data-numeral=""
      aria-hidden="true"
    >
      {places.map(({ drawn: { path, x, y, turn } }) => (
        <path
          key={`${x} ${y}`}
          d={path}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          data-place=""
        />
      ))}
    </svg>
  );
}

/**
 * What the stage draws. The loose pieces lie here, and hide (`data-away`) while the stage draws
 * them into a layer: `stand` once they are in a place, and `way` while they fly there.
 * @param chosen the piece that has a ring while the list of pieces has the focus
 */
export function Pieces({ chosen }: { chosen: number | undefined }) {
  return (
    <svg
      className="paper-hidden hunt-stage absolute inset-0 h-px w-full overflow-visible fill-cream"
      aria-hidden="true"
    >
      <g data-layer="stand" />
      <g>
        {places.map(({ drawn, piece }, index) => (
          <path
            key={`${piece.x} ${piece.y}`}
            d={drawn.path}
            data-body=""
            data-away=""
            data-chosen={index === chosen ? '' : undefined}
          />
        ))}
      </g>
      <g data-layer="way" />
    </svg>
  );
}

/** The only shape that is neither dot, bar nor bend. Its stripes and spots turn with it. */
export function Egg() {
  return (
    <svg viewBox={`0 0 ${egg.width} ${egg.height}`} className="size-full" aria-hidden="true">
      <clipPath id="egg-shape">
        <path d="M0 93A61 93 0 0 1 122 93A61 61 0 0 1 0 93Z" />
      </clipPath>
      <g clipPath="url(#egg-shape)">
        <path className="fill-marigold" d="M0 0h122v154H0z" />
        <path className="fill-ink" d="M0 64h122v34H0z" />
        {[5, 33, 61, 89, 117].map((x) => (
          <circle
            key={x}
            className={x === 61 ? 'fill-piece' : 'fill-marigold'}
            cx={x}
            cy="81"
            r="8"
          />
        ))}
        <path className="fill-cream" d="M0 112h122v14H0z" />
      </g>
    </svg>
  );
}
