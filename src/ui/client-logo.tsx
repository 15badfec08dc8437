import { type ComponentProps, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { useNearView } from '@/motion/use-visible';

/** A section with the class `group/clients` that holds the focus shows all colours. */
const logoVariants = tv({
  slots: {
    base: 'group/logo relative',
    mark: 'w-auto',
    grey: [
      'transition-opacity ease-out group-hover/logo:opacity-0',
      'group-focus-visible/clients:opacity-0 group-data-coloured/logo:opacity-0',
    ],
    coloured: [
      'opacity-0 transition-opacity ease-out group-hover/logo:opacity-100',
      'group-focus-visible/clients:opacity-100 group-data-coloured/logo:opacity-100',
    ],
  },
});

interface ClientLogoProps extends ComponentProps<'span'> {
  name: string;
  /** Address of the symbol in one colour, drawn in the text colour. */
  src: string;
  /** Address of the symbol in the client's own colours. */
  colourSrc: string;
  /** Width at a height of 64. */
  width: number;
  /** Shows the client's own colours without hover. */
  isColoured?: boolean;
  /** Display and colour. */
  className: string;
  /** Class names of the drawing: its height. */
  markClassName: string;
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
  className,
  markClassName,
  ...rest
}: ClientLogoProps) {
  const { base, mark, grey, coloured } = logoVariants();
  const ref = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(ref, 0);
  return (
    <span
      {...rest}
      ref={ref}
      className={base({ className })}
      data-coloured={isColoured || undefined}
    >
      <svg
        viewBox={`0 0 ${width} 64`}
        className={mark({ className: markClassName })}
        aria-hidden="true"
      >
        <use href={src} className={grey()} />
        {isNear && <use href={colourSrc} className={coloured()} />}
      </svg>
      <span className="sr-only">{name}</span>
    </span>
  );
}
