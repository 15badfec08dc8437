import type { ComponentProps } from 'react';
import { ExpandSign } from '@/ui/expand-sign';
import './year-button.css';

interface YearButtonProps extends ComponentProps<'button'> {
  year: string;
}

/** A year as a numeral, and the sign that it opens. */
export function YearButton({ year, ...rest }: YearButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="year-button grid justify-items-start gap-4.5 py-2.5 text-left"
    >
      <span className="font-display text-num lining-nums">{year}</span>
      <ExpandSign />
    </button>
  );
}
