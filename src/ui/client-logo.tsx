import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useNearView } from '@/motion/use-near-view';

interface ClientLogoProps extends ComponentProps<'span'> {
  name: string;
  /** The mark in one colour: address and fragment of a symbol that takes the current colour. */
  src: string;
  /** The same mark in its own colours. */
  colourSrc: string;
  /** Its width when it is 64 high. */
  width: number;
  /** Shows it in its own colours without being pointed at. */
  isColoured?: boolean;
  /** Class names of the mark: its height. */
  markClassName?: string;
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
  className = 'inline-grid text-logo',
  markClassName = 'h-9',
  ...rest
}: ClientLogoProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(ref, 0);
  return (
    <span
      {...rest}
      ref={ref}
      className={clsx('group/logo relative', className)}
      data-coloured={isColoured || undefined}
    >
      <svg viewBox={`0 0 ${width} 64`} className={clsx('w-auto', markClassName)} aria-hidden="true">
        <use href={src} className="transition-opacity ease-out coloured:opacity-0" />
        {isNear && (
          <use
            href={colourSrc}
            className="opacity-0 transition-opacity ease-out coloured:opacity-100"
          />
        )}
      </svg>
      <span className="sr-only">{name}</span>
    </span>
  );
}
