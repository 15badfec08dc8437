import { clsx } from 'clsx';

interface ButtonWaitingProps {
  /** Colour of the dot. */
  dot: string;
}

/** Three quarters of a ring with a dot at its end, turning by quarters. */
export function ButtonWaiting({ dot }: ButtonWaitingProps) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 animate-quarters motion-reduce:animate-none">
      <path
        d="M16.01 16.01A8.5 8.5 0 1 1 16.01 3.99"
        className="fill-none stroke-current stroke-3"
      />
      <circle cx="17.8" cy="6.7" r="2.7" className={clsx(dot)} />
    </svg>
  );
}
