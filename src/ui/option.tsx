import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { choiceVariants } from './choice-variants';

interface OptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

const rest =
  'relative flex min-h-15.5 cursor-pointer items-center gap-4 rounded-card py-3 pr-6 pl-5.5 text-control/[1.35] max-xl:min-h-14 max-sm:rounded-[20px]';
const focused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring';

/** A radio button as wide as its column. */
export function Option({ children, className, ...input }: OptionProps) {
  return (
    <label className={clsx(rest, choiceVariants, focused, className)}>
      <input
        {...input}
        type="radio"
        className="size-3.5 flex-none appearance-none rounded-full border-2 border-current transition-transform ease-drop checked:scale-130 checked:border-ink checked:bg-ink focus-visible:outline-0"
      />
      <span className="text-balance">{children}</span>
    </label>
  );
}
