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
