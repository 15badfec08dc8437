import type { ComponentProps } from 'react';
import './fold.css';

export interface FoldProps extends ComponentProps<'div'> {
  isOpen: boolean;
}

/**
 * What a button shows and hides: its height opens, and while shut nothing in it can be reached. The text stays in
 * the built page.
 */
export function Fold({ isOpen, className = '', children, ...rest }: FoldProps) {
  return (
    <div
      {...rest}
      className={`fold ${className}`.trim()}
      data-open={isOpen || undefined}
      inert={!isOpen}
    >
      <div className="fold__in">{children}</div>
    </div>
  );
}
