import type { ComponentProps } from 'react';
import { logoShape } from '@/lib/logo-shape';

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

const { letters, thickness, dot } = logoShape.word;

/** The agency's name, drawn from the line. */
export function Wordmark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 -25 331 82" aria-hidden="true" {...props}>
      <g fill="none" stroke="currentColor" strokeWidth={thickness}>
        {letters.map(({ x, path }) => (
          <path key={x} transform={`translate(${x} 0)`} d={path} />
        ))}
      </g>
      <circle className="fill-piece" cx={dot.x} cy={dot.y} r={dot.radius} />
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
