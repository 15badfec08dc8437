import type { ComponentProps, ReactNode } from 'react';
import { chipLook } from './chip-look';
import { ChipRing } from './chip-ring';

interface ChipRadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** One choice of several as a chip: a native radio button under its clothes. */
export function ChipRadio({ children, className, ...rest }: ChipRadioProps) {
  return (
    <label
      className={chipLook(
        `relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring ${className ?? ''}`,
      )}
    >
      <input {...rest} type="radio" className="sr-only" />
      <ChipRing />
      {children}
    </label>
  );
}
