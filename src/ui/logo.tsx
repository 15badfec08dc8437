import type { ComponentProps } from 'react';

/** The C of the logo in three pieces: bend, bar and the green dot. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 119 112" aria-hidden="true" {...props}>
      <path d="M56 0v32a24 24 0 0 0 0 48v32a56 56 0 0 1 0-112z" fill="currentColor" />
      <path d="M63 0h40a16 16 0 0 1 0 32H63z" fill="currentColor" />
      <circle cx="79" cy="96" r="16" className="fill-piece" />
    </svg>
  );
}

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

/** Mark and wordmark; the element around them gives the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3">
      <Mark className="h-fluid-9.5" />
      <Wordmark className="h-fluid-8" />
    </span>
  );
}
