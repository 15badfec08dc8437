import type { ComponentProps } from 'react';
import { chipVariants } from './chip-variants';
import { ChipRing } from './chip-ring';

interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
}

/** A toggle: outlined, or filled when chosen. */
export function Chip({ pressed, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={chipVariants(className)} aria-pressed={pressed}>
      <ChipRing />
      {children}
    </button>
  );
}
