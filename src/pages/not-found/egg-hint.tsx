import { clsx } from 'clsx';
import { notFoundWords as words } from '@/content/not-found';

interface EggHintProps {
  hasWon: boolean;
}

/** Explains the egg hunt, then confirms the win: above the egg, or beside it in a small window. */
export function EggHint({ hasWon }: EggHintProps) {
  const [strong, rest] = hasWon ? words.found : words.hint;
  return (
    <output
      className={clsx(
        'pointer-events-none absolute z-3 w-[max(152px,6em)] text-small/[1.35] font-medium text-muted',
        'bottom-[calc(var(--below)+var(--unit)*154+58px)] left-[calc(var(--side)+var(--unit)*1109+23px)]',
        'max-xl:right-side max-xl:bottom-59.5 max-xl:left-auto max-xl:text-right',
        'max-md:right-auto max-md:bottom-[calc(50px+var(--line))] max-md:left-side max-md:flex max-md:h-(--mouth) max-md:w-60 max-md:flex-col max-md:justify-center',
        'max-md:text-left max-sm:w-40',
      )}
    >
      <b className="block font-semibold text-cream">{strong}</b> <span>{rest}</span>
    </output>
  );
}
