import { type ComponentProps, use } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchRoute } from './prefetch-route';

export interface RouteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this site. */
  to: string;
}

/** A link inside the site, which fetches its page when it is pointed at or focused. */
export function RouteLink({ to, onPointerEnter, onFocus, ...rest }: RouteLinkProps) {
  const prefetch = use(PrefetchRoute);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
}
