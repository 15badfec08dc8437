import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AppLink } from '@/ui/app-link';

interface WayRowProps {
  to: string;
  label: string;
  note: string;
  onClick?: () => void;
  /** At the end of the row. */
  children?: ReactNode;
}

/** One way to reach us, with its purpose. */
export function WayRow({ to, label, note, onClick, children }: WayRowProps) {
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_280px_170px] items-center gap-x-8 gap-y-2 border-b border-hair-inv py-fluid-9 squat:py-6',
        'max-xl:grid-cols-[minmax(0,1fr)_200px_170px] max-md:grid-cols-1 max-md:justify-items-start',
      )}
    >
      <AppLink
        to={to}
        className={clsx(
          'justify-self-start rounded-small font-display text-h1 leading-[1.05] wrap-anywhere compact:text-[60px] max-xl:text-h3',
          'underline decoration-transparent decoration-6 underline-offset-12 transition-colors ease-out',
          'hover:decoration-green focus-visible:decoration-green',
        )}
        {...(onClick && { onClick })}
      >
        {label}
      </AppLink>
      <p className="text-sage">{note}</p>
      {children}
    </li>
  );
}
