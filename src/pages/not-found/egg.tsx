import type { ComponentProps } from 'react';
import './egg.css';

export interface EggProps extends ComponentProps<'button'> {
  label: string;
  isHome: boolean;
}

/** The one shape that is neither dot, bar nor bend; its stripes follow its turn. */
export function Egg({ label, isHome, ...rest }: EggProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={isHome ? 'nf-egg is-home' : 'nf-egg'}
    >
      <span className="nf-egg__run">
        <svg viewBox="0 0 122 154" aria-hidden="true">
          <clipPath id="nf-egg-shape">
            <path d="M0 93A61 93 0 0 1 122 93A61 61 0 0 1 0 93Z" />
          </clipPath>
          <g clipPath="url(#nf-egg-shape)">
            <path className="nf-egg__shell" d="M0 0h122v154H0z" />
            <path className="nf-egg__band" d="M0 64h122v34H0z" />
            <path
              className="nf-egg__shell"
              d="M-3 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M25 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M81 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M109 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0"
            />
            <circle className="hp" cx="61" cy="81" r="8" />
            <path className="nf-egg__stripe" d="M0 112h122v14H0z" />
          </g>
        </svg>
      </span>
    </button>
  );
}
