import type { ComponentProps, ReactNode } from 'react';
import { chipVariants } from './chip-variants';
import { ChipRing } from './chip-ring';

interface ChipRadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A native radio button that looks like a chip. */
export function ChipRadio({ children, className, ...rest }: ChipRadioProps) {
  return (
    <label
      className={chipVariants(
        `relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring ${className ?? ''}`,
      )}
    >
      <input {...rest} type="radio" className="sr-only" />
      <ChipRing />
      {children}
    </label>
  );
}
