import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its label; the box lines up with the first line at any text size. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cn(
        'group/checkbox inline-flex cursor-pointer items-start gap-3 text-small',
        className,
      )}
    >
      <span className="relative mt-[max(0px,calc(0.725em-12px))] flex-none">
        <input
          {...rest}
          type="checkbox"
          className={cn(
            'peer block size-6 appearance-none rounded-small border border-control-edge bg-white transition-colors',
            'group-hover/checkbox:border-ink checked:border-ink checked:bg-green disabled:border-dashed disabled:bg-sand',
          )}
        />
        <i
          className="pointer-events-none absolute inset-1 scale-0 glyph-tick text-ink transition-transform ease-drop peer-checked:scale-100"
          aria-hidden="true"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
