import { type ComponentProps, createContext, use } from 'react';
import { RouteLink } from './route-link';

/** @returns whether a link's target is a full web address, outside this site */
export const isExternal = (to: string) => /^https?:\/\//.test(to);

/** Announced after a link that opens a new tab; the app provides the text. */
export const NewTabNote = createContext('');

export interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of this site, a full address, or a `mailto:`. Without one only the text remains. */
  to: string;
}

/**
 * Every link of the site: client navigation for its own paths, a new tab (announced) for other
 * addresses, and plain text if the target is not set (docs/rules.md#links).
 */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const newTabNote = use(NewTabNote);
  if (!to) return <span className={rest.className}>{children}</span>;
  const newTab = isExternal(to) && { target: '_blank', rel: 'noopener noreferrer' };
  if (newTab || to.startsWith('mailto:')) {
    return (
      <a {...rest} {...newTab} href={to}>
        {children}
        {newTab && <span className="sr-only"> {newTabNote}</span>}
      </a>
    );
  }
  return (
    <RouteLink {...rest} to={to}>
      {children}
    </RouteLink>
  );
}
