import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './egg.css';

interface EggProps extends ComponentProps<'button'> {
  label: string;
  isHome: boolean;
}

/** The egg: the only shape that is neither dot, bar nor bend; its stripes turn with it. */
export function Egg({ label, isHome, ...rest }: EggProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'group/egg absolute z-4 cursor-grab touch-none rounded-full active:cursor-grabbing',
        // At least 0.55 of its drawn size, so that it can be seen and grabbed.
        'bottom-[calc(var(--below)+var(--line)-8*var(--egg))] [--egg:max(var(--unit),0.55px)]',
        'left-[calc(var(--side)+var(--unit)*1109+41px)] h-[calc(var(--egg)*154)] w-[calc(var(--egg)*122)]',
        'max-xl:right-side max-xl:bottom-22.5 max-xl:left-auto max-xl:h-31.5 max-xl:w-25',
        // Rests inside the half-ring.
        'max-md:right-[calc(var(--ring-end)+28px)] max-md:bottom-[calc(44.4px+var(--line))] max-md:h-27 max-md:w-21.5',
        'max-sm:right-[calc(var(--ring-end)+20px)] max-sm:bottom-[calc(45.4px+var(--line))] max-sm:h-22 max-sm:w-17.5',
        isHome && 'transition-[translate] ease-out',
      )}
      data-home={isHome || undefined}
    >
      <span className="egg-run pointer-events-none block">
        <svg
          viewBox="0 0 122 154"
          className="egg-turn size-full rotate-68 overflow-visible transition-[rotate] duration-open ease-drop group-data-home/egg:rotate-0"
          aria-hidden="true"
        >
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
      </span>
    </button>
  );
}
