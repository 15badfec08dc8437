import type { ComponentProps, ReactNode } from 'react';
import './check.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A tick box (or a round one) with its words. */
export function Check({ type = 'checkbox', children, className = '', ...rest }: CheckProps) {
  return (
    <label className={`check ${className}`.trim()}>
      <input {...rest} type={type} />
      <span>{children}</span>
    </label>
  );
}
