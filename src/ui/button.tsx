import type { ComponentProps, ReactNode } from 'react';
import type { VariantProps } from 'tailwind-variants/lite';
import { AppLink, type AppLinkProps, isExternal } from './app-link';
import { buttonVariants } from './button-variants';

type ButtonVariants = Omit<VariantProps<typeof buttonVariants>, 'isBusy'>;

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Replaces the label while the button is busy and ignores clicks. */
  busyLabel?: string | undefined;
}

/** A bar with a dot at its end; on hover the dot grows to fill the bar. */
export function Button({
  tone,
  size,
  icon,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = Boolean(busyLabel);
  return (
    <button
      type="button"
      {...rest}
      className={buttonVariants({ tone, size, isBusy }).base({ className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent {...{ tone, size, icon, isBusy }}>
        {/* The label keeps its room, so that nothing beside the button moves. */}
        <span className="inline-grid *:[grid-area:1/1]">
          {isBusy && (
            <span className="invisible" aria-hidden="true">
              {children}
            </span>
          )}
          <span aria-live="polite">{busyLabel ?? children}</span>
        </span>
      </ButtonContent>
    </button>
  );
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
}: AppLinkProps & ButtonVariants) {
  return (
    <AppLink {...rest} to={to} className={buttonVariants({ tone, size }).base({ className })}>
      <ButtonContent {...{ tone, size }} icon={icon ?? (isExternal(to) ? 'out' : 'arrow')}>
        {children}
      </ButtonContent>
    </AppLink>
  );
}

/** What a bar with the classes `base` holds: the label, and the dot with its sign. */
export function ButtonContent({
  children,
  ...variants
}: VariantProps<typeof buttonVariants> & { children: ReactNode }) {
  const { label, dot, sign, icon, spinnerDot } = buttonVariants(variants);
  return (
    <>
      <span className={label()}>{children}</span>
      <i className={dot()} aria-hidden="true" />
      <i className={sign()} aria-hidden="true">
        {variants.isBusy ? (
          // Three quarters of a ring with a dot at its end turn by quarters.
          <svg viewBox="0 0 20 20" className="size-5 animate-quarters motion-reduce:animate-none">
            <path
              d="M16.01 16.01A8.5 8.5 0 1 1 16.01 3.99"
              className="fill-none stroke-current stroke-3"
            />
            <circle cx="17.8" cy="6.7" r="2.7" className={spinnerDot()} />
          </svg>
        ) : (
          <i className={icon()} />
        )}
      </i>
    </>
  );
}
