import { AppLink, type AppLinkProps } from './app-link';
import './text-link.css';

/** A link inside text: 600, with a green underline; external ones carry the turned arrow. */
export function TextLink({ className = '', to, ...rest }: AppLinkProps) {
  const out = /^https?:/.test(to) ? ' link--out' : '';
  return <AppLink {...rest} to={to} className={`link${out} ${className}`.trim()} />;
}
