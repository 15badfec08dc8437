import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useNearView } from '@/motion/use-near-view';

interface ClientLogoProps extends ComponentProps<'span'> {
  name: string;
  /** Address of the symbol in one colour, which takes the text colour. */
  src: string;
  /** Address of the symbol in the client's own colours. */
  colourSrc: string;
  /** Width at a height of 64. */
  width: number;
  /** Shows the client's own colours without hover. */
  isColoured?: boolean;
  /** Class names of the drawing: its height. */
  markClassName?: string;
}

/**
 * A client's logo: grey, in its own colours on hover or if `isColoured`. The coloured logos share one file, fetched
 * when the first logo enters the window.
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
