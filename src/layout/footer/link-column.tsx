import type { ReactNode } from 'react';
import { AppLink } from '@/ui/app-link';

export interface LinkColumnProps {
  title: string;
  links: readonly { label: string; to: string }[];
  /** A last row of its own kind. */
  last?: ReactNode;
}

/** One titled list of the footer. */
export function LinkColumn({ title, links, last }: LinkColumnProps) {
  return (
    <div>
      <h3 className="h5">{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to || label}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </div>
  );
}
