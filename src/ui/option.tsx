import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface OptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

const rest =
  'relative flex min-h-15.5 cursor-pointer items-center gap-4 rounded-card border border-control-edge py-3 pr-6 pl-5.5 text-[17px] leading-[1.35] font-medium transition-colors on-dark:border-sage l:min-h-14 s:rounded-[20px]';
const pointed = 'hover:border-ink hover:bg-dew on-dark:hover:border-cream on-dark:hover:bg-moss';
const wrong =
  'group-data-error/field:border-2 group-data-error/field:border-error group-data-error/field:bg-error-tint group-data-error/field:duration-tap';
const chosen = 'chosen:border-green! chosen:bg-green! chosen:text-ink!';
const focused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring';

/** A radio answer as wide as its column. */
export function Option({ children, className, ...input }: OptionProps) {
  return (
    <label className={clsx(rest, pointed, wrong, chosen, focused, className)}>
      <input
        {...input}
        type="radio"
        className="size-3.5 flex-none appearance-none rounded-full border-2 border-current transition-transform ease-drop checked:scale-130 checked:border-ink checked:bg-ink focus-visible:outline-0"
      />
      <span className="text-balance">{children}</span>
    </label>
  );
}
