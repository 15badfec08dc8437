import type { ComponentProps } from 'react';
import { ExpandSign } from '@/ui/expand-sign';

interface YearButtonProps extends ComponentProps<'button'> {
  year: string;
}

/** A year as a numeral, and the sign that it opens. */
export function YearButton({ year, ...rest }: YearButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="grid justify-items-start gap-4.5 py-2.5 text-left m:flex m:w-full m:items-center m:justify-between m:py-3"
    >
      <span className="font-display text-num lining-nums">{year}</span>
      {/* The sign of an open year stays green. */}
      <ExpandSign className="bg-sand text-ink in-[[aria-expanded=false]:hover]:bg-mint" />
    </button>
  );
}
