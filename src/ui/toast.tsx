import type { ReactNode } from 'react';
import './toast.css';

export interface ToastProps {
  /** Nothing is shown while there is nothing to say; the live region stays, so that it is heard. */
  children?: ReactNode;
  quiet?: boolean;
  failed?: boolean;
}

/** Says how a send ended, to the eye and to assistive technology. */
export function Toast({ children, quiet = false, failed = false }: ToastProps) {
  const look = `toast ${quiet ? 'toast--quiet' : ''} ${failed ? 'toast--fail' : ''}`.trim();
  return (
    <output className="toast-region">{children && <span className={look}>{children}</span>}</output>
  );
}
