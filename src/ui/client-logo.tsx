import { clsx } from 'clsx';
import { useRef } from 'react';
import { useNearView } from '@/motion/use-visible';

interface ClientLogoProps {
  name: string;
  /** Address of the symbol in one colour, drawn in the text colour. */
  src: string;
  /** Address of the symbol in the client's own colours. */
  colourSrc: string;
  /** Width at a height of 64. */
  width: number;
  /** Shows the client's own colours without hover. */
  isColoured?: boolean;
  /** How it is laid out, and the grey. */
  className: string;
  /** Height of the drawing. */
  markClassName: string;
}

/**
 * A client's logo, which is grey. It takes its own colours on hover, when `isColoured` is set, and
 * while a section `group/clients` around it has the focus. It fetches them in the window.
 */
export function ClientLogo({
  name,
  src,
  colourSrc,
  width,
  isColoured,
  className,
  markClassName,
}: ClientLogoProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isInWindow = useNearView(ref, 0);
  return (
    <span
      ref={ref}
      className={clsx('group/logo relative', className)}
      data-coloured={isColoured || undefined}
    >
      <svg viewBox={`0 0 ${width} 64`} className={clsx('w-auto', markClassName)} aria-hidden="true">
        <use
          href={src}
          className={clsx(
            'transition-opacity ease-out',
            'group-hover/logo:opacity-0 group-focus-visible/clients:opacity-0 group-data-coloured/logo:opacity-0',
          )}
        />
        {isInWindow && (
          <use
            href={colourSrc}
            className={clsx(
              'opacity-0 transition-opacity ease-out',
              'group-hover/logo:opacity-100 group-focus-visible/clients:opacity-100 group-data-coloured/logo:opacity-100',
            )}
          />
        )}
      </svg>
      <span className="sr-only">{name}</span>
    </span>
  );
}
