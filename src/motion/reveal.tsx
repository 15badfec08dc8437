import { useInView } from 'framer-motion';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import './reveal.css';

export interface RevealProps extends ComponentProps<'div'> {
  /** Place among siblings: each waits 80 ms for the one before, at most four. */
  order?: number;
}

/**
 * Rises into place once, at 20 % in view, in 1000 ms (specification 2.1 and 9). Without scripts, in print and
 * under reduced motion it simply stands there.
 */
export function Reveal({ order = 0, className = '', style, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isIn = useInView(ref, { once: true, amount: 0.2 });
  const delay: CSSProperties & { '--reveal-order'?: number } = order
    ? { ...style, '--reveal-order': Math.min(order, 3) }
    : { ...style };
  return (
    <div
      {...rest}
      ref={ref}
      style={delay}
      className={`reveal ${isIn ? 'is-in' : ''} ${className}`.trim()}
    />
  );
}
