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
  /** Shows it in its own colours without being pointed at. */
  isColoured?: boolean;
}

/**
 * A client's mark, grey until it is pointed at, or `isColoured`. The coloured marks are fetched when the first logo
 * comes into the window, so that the change is there at once and costs nothing before.
 */
export function ClientLogo({
  name,
  src,
  colourSrc,
  width,
  isColoured = false,
  className = '',
  ...rest
}: ClientLogoProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useNearView(ref, 0);
  return (
    <span
      {...rest}
      ref={ref}
      className={`client-logo ${className}`.trim()}
      data-coloured={isColoured || undefined}
    >
      <svg viewBox={`0 0 ${width} 64`} aria-hidden="true">
        <use href={src} className="client-logo__grey" />
        {isSeen && <use href={colourSrc} className="client-logo__colour" />}
      </svg>
      <span className="vh">{name}</span>
    </span>
  );
}
