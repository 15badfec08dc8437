import { cn } from './cn';

const bar =
  'absolute top-1/2 left-1/2 -mt-[1.3px] -ml-2 h-[2.6px] w-4 rounded-[2px] bg-(--glyph) transition-transform duration-open ease-out';

interface ExpandSignProps {
  /** Colours while closed. */
  className?: string | undefined;
}

/** A small bar with a plus, which becomes a minus while the button around it is expanded. */
export function ExpandSign({ className = 'bg-sand text-ink' }: ExpandSignProps) {
  return (
    <span
      className={cn(
        'relative h-9 w-15.5 flex-none rounded-full transition-colors in-aria-expanded:bg-green in-aria-expanded:text-ink forced-colors:border unfolded:hidden',
        className,
      )}
      aria-hidden="true"
    >
      <i className={bar} />
      <i className={cn(bar, 'rotate-90 in-aria-expanded:rotate-0')} />
    </span>
  );
}
