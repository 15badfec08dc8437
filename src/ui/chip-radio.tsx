import type { ComponentProps, ReactNode } from 'react';
import './chip.css';

export interface ChipRadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** One choice of several as a chip: a native radio button under its clothes. */
export function ChipRadio({ children, className = '', ...rest }: ChipRadioProps) {
  return (
    <label className={`chip chip--radio ${className}`.trim()}>
      <input {...rest} type="radio" className="vh" />
      {children}
    </label>
  );
}
