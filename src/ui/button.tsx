import type { ComponentProps } from 'react';
import { ButtonDot, type ButtonDotProps } from './button-dot';
import { buttonVariants, type ButtonVariants } from './button-variants';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  icon?: ButtonDotProps['icon'];
  /** Words shown instead of the label while something is under way; the button then takes no click. */
  busyLabel?: string | undefined;
}

/** A bar that carries a dot; on hover the dot stretches until it is the bar. */
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
