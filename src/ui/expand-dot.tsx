import { cn } from './cn';

interface ExpandDotProps {
  /** Place and colours. */
  className?: string;
}

/** A dot that becomes a bar while the button around it is expanded. */
export function ExpandDot({ className }: ExpandDotProps) {
  return (
    <i
      className={cn(
        'size-2.5 rounded-full bg-ink transition-[width,background-color] ease-out in-aria-expanded:w-6 forced-colors:bg-(--glyph)',
        className,
      )}
      aria-hidden="true"
    />
  );
}
