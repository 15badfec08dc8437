import type { ComponentProps } from 'react';
import './chip.css';

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
}

/** A toggle: outlined, or filled when chosen. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={`chip ${className}`.trim()} aria-pressed={pressed} />
  );
}
