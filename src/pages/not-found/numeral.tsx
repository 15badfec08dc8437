import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Egg } from './egg';
import type { Hunt } from './hunt';
import { drawings, numeralSize, places } from './pieces';

interface NumeralProps {
  area: RefObject<HTMLDivElement | null>;
  numeral: RefObject<HTMLDivElement | null>;
  egg: RefObject<HTMLDivElement | null>;
  phase: Hunt['phase'];
}

const percent = (share: number) => `${share * 100}%`;

/** 404 in pieces of the line, the places they belong to, and the egg. Whole until the script of the hunt takes over. */
export function Numeral({ area, numeral, egg, phase }: NumeralProps) {
  const grip =
    phase === 'loose' &&
    'pointer-events-auto cursor-grab touch-pan-y touch-pinch-zoom in-data-held:cursor-grabbing';
  return (
    <div
      ref={area}
      className="numeral pointer-events-none absolute inset-0 z-2"
      aria-hidden={phase === 'loose' ? undefined : true}
    >
      <div
        ref={numeral}
        className="absolute bottom-(--foot) left-side h-[calc(var(--unit)*470)] w-[calc(var(--unit)*1109)]"
        data-numeral=""
        aria-hidden="true"
      >
        <svg
          className="absolute size-full fill-cream/9 print:hidden"
          viewBox={`0 0 ${numeralSize.width} ${numeralSize.height}`}
        >
          {places.map(({ kind, x, y }, index) => (
            <path
              key={`${kind} ${x}`}
              data-place={index}
              d={drawings[kind].d}
              transform={`translate(${x} ${y})`}
            />
          ))}
        </svg>
        {places.map(({ kind, x, y }) => {
          const { width, height, centre, d } = drawings[kind];
          return (
            <svg
              key={`${kind} ${x}`}
              className="numeral-body absolute overflow-visible fill-cream print:fill-ink"
              style={{
                left: percent(x / numeralSize.width),
                top: percent(y / numeralSize.height),
                width: percent(width / numeralSize.width),
                height: percent(height / numeralSize.height),
                transformOrigin: `${percent(centre.x / width)} ${percent(centre.y / height)}`,
              }}
              data-body=""
              viewBox={`0 0 ${width} ${height}`}
            >
              <path className={clsx(grip)} d={d} />
            </svg>
          );
        })}
      </div>
      <Egg ref={egg} className={clsx(grip)} />
    </div>
  );
}
