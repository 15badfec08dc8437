import type { ComponentProps, ReactNode } from 'react';
import './option.css';

export interface OptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A radio answer as wide as its column. */
export function Option({ children, className = '', ...rest }: OptionProps) {
  return (
    <label className={`opt ${className}`.trim()}>
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}
