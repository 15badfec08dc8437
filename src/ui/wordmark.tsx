import type { ComponentProps } from 'react';

/** The agency's name, drawn from the line. */
export function Wordmark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 -25 331 82" aria-hidden="true" {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="15">
        <path transform="translate(0 0)" d="M41 7.5H28a20.5 20.5 0 0 0 0 41H41" />
        <path transform="translate(46 0)" d="M28 7.5a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z" />
        <path transform="translate(110 0)" d="M7.5 56V28a20.5 20.5 0 0 1 41 0V56" />
        <path
          transform="translate(174 0)"
          d="M7.5-17V28a20.5 20.5 0 0 0 20.5 20.5h5M7.5 7.5h25.5"
        />
        <path transform="translate(215 0)" d="M7.5 56V28a20.5 20.5 0 0 1 20.5-20.5h4" />
        <path transform="translate(253 0)" d="M7.5 0V56" />
        <path transform="translate(275 0)" d="M28 7.5a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z" />
      </g>
      <circle className="fill-piece" cx="260.5" cy="-15.5" r="9" />
    </svg>
  );
}
