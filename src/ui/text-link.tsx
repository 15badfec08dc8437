import { tv } from 'tailwind-variants/lite';
import { AppLink, type AppLinkProps, isExternal } from './app-link';

/** Links in text, and buttons that look like them. */
export const linkVariants = tv({
  base: [
    'rounded-[4px] font-semibold underline decoration-piece decoration-2 underline-offset-6',
    'transition-[text-underline-offset] ease-out hover:decoration-4 hover:underline-offset-3',
    'active:text-moss on-dark:active:text-mint',
  ],
  variants: {
    /** Ends with an arrow. */
    isExternal: {
      true: 'after:ml-[0.35em] after:inline-block after:size-[0.72em] after:glyph-out',
    },
  },
});

/** A link in text: weight 600 with a green underline; external ones have an arrow. */
export function TextLink({ className, to, ...rest }: AppLinkProps) {
  return (
    <AppLink
      {...rest}
      to={to}
      className={linkVariants({ isExternal: isExternal(to), className })}
    />
  );
}
