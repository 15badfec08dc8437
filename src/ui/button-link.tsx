import { AppLink, type AppLinkProps } from './app-link';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonLinkProps extends AppLinkProps, ButtonLook {}

/** A link that looks like a button; its arrow turns up when it leaves the site. */
export function ButtonLink({ tone, size, className = '', to, ...rest }: ButtonLinkProps) {
  const out = /^https?:/.test(to) ? ' btn--out' : '';
  return <AppLink {...rest} to={to} className={buttonClass({ tone, size }, className + out)} />;
}
