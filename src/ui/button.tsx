import type { ComponentProps } from 'react';
import { ButtonDot, type ButtonDotProps } from './button-dot';
import { buttonVariants, type ButtonVariants } from './button-variants';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  icon?: ButtonDotProps['icon'];
  /** Replaces the label while the button is busy and ignores clicks. */
  busyLabel?: string | undefined;
}

/** A bar with a dot at its end; on hover the dot grows to fill the bar. */
export function Button({
  tone,
  size,
  icon = 'arrow',
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
      className={buttonVariants({ tone, size }, isBusy, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span aria-live="polite">{busyLabel ?? children}</span>
      <ButtonDot tone={tone} size={size} icon={icon} isBusy={isBusy} />
    </button>
  );
}
