import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Words shown instead of the label while something is under way; the button then takes no click. */
  busyLabel?: string | undefined;
}

/** A bar that carries a dot; on hover the dot stretches until it is the bar. */
export function Button({
  tone,
  size,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span aria-live="polite">{busyLabel ?? children}</span>
    </button>
  );
}
