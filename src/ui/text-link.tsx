import { clsx } from 'clsx';
import { isExternal } from '@/lib/is-external';
import { AppLink, type AppLinkProps } from './app-link';
import { linkVariants } from './link-variants';

/** A link in text: weight 600 with a green underline; external ones have an arrow. */
export function TextLink({ className, to, ...rest }: AppLinkProps) {
  const out =
    isExternal(to) && 'after:ml-[0.35em] after:inline-block after:size-[0.72em] after:glyph-out';
  return <AppLink {...rest} to={to} className={clsx(linkVariants, out, className)} />;
}
