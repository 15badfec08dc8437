import { type ComponentProps, useRef } from 'react';
import { useNearView } from '@/motion/use-near-view';
import './client-logo.css';

export interface ClientLogoProps extends ComponentProps<'span'> {
  name: string;
  /** The mark in one colour: address and fragment of a symbol that takes the current colour. */
  src: string;
  /** The same mark in its own colours. */
  colourSrc: string;
  /** Its width when it is 64 high. */
  width: number;
}

/**
 * A client's mark, grey until it is pointed at or focused. The coloured marks are fetched when the first logo
 * comes into the window, so that the change is there at once and costs nothing before.
 */
export function ClientLogo({
  name,
  src,
  colourSrc,
  width,
  className = '',
  ...rest
}: ClientLogoProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useNearView(ref, 0);
  return (
    <span
      {...rest}
      ref={ref}
      role="img"
      aria-label={name}
      tabIndex={0}
      className={`client-logo ${className}`.trim()}
    >
      <svg viewBox={`0 0 ${width} 64`} aria-hidden="true">
        <use href={src} className="client-logo__grey" />
        {isSeen && <use href={colourSrc} className="client-logo__colour" />}
      </svg>
    </span>
  );
}
