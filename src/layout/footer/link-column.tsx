import type { ReactNode } from 'react';
import { AppLink } from '@/ui/app-link';

interface LinkColumnProps {
  title: string;
  links: readonly { label: string; to: string }[];
  /** An extra last row. */
  last?: ReactNode;
  className?: string;
}

/** One titled list of the footer. */
export function LinkColumn({ title, links, last, className }: LinkColumnProps) {
  return (
    <div className={className}>
      <h3 className="text-control/tight font-medium tracking-h4 text-sage">{title}</h3>
      <ul className="mt-5 grid sm:gap-3.5 max-sm:mt-2">
        {links.map(({ label, to }) => (
          <li key={to || label}>
            {/* Inline block, so that the hidden new-tab note does not affect line balancing. */}
            <AppLink
              to={to}
              className="inline-block decoration-green decoration-2 underline-offset-5 hover:underline max-sm:py-2"
            >
              {label}
            </AppLink>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </div>
  );
}
