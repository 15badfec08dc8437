import { isExternal } from '@/lib/is-external';
import { AppLink, type AppLinkProps } from './app-link';
import { ButtonDot, type ButtonDotProps } from './button-dot';
import { buttonVariants, type ButtonVariants } from './button-variants';

interface ButtonLinkProps extends AppLinkProps, ButtonVariants {
  icon?: ButtonDotProps['icon'];
}

/** A link that looks like a button. Its arrow points up for addresses outside the site. */
export function ButtonLink({
  tone,
  size,
  icon,
  className,
  to,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink {...rest} to={to} className={buttonVariants({ tone, size }, false, className)}>
      {children}
      <ButtonDot tone={tone} size={size} icon={icon ?? (isExternal(to) ? 'out' : 'arrow')} />
    </AppLink>
  );
}
