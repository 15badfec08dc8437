import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { linkVariants } from '@/ui/text-link';
import { type Hunt, stands } from './hunt';

interface NumeralNoteProps {
  hunt: Hunt;
  /** Of the button that starts or repeats the hunt. */
  ref: Ref<HTMLButtonElement>;
  onTakeApart: () => void;
}

/** What to do, above the egg or beside it in a small window; then the result, with a button to begin again. */
export function NumeralNote({ hunt, ref, onTakeApart }: NumeralNoteProps) {
  const isFound = hunt.phase === 'found';
  const button = (text: ReactNode) => (
    <button
      ref={ref}
      type="button"
      className={linkVariants({
        className: 'pointer-events-auto mt-3 min-h-11 self-start text-cream',
      })}
      onClick={onTakeApart}
    >
      {text}
    </button>
  );
  const [strong, rest] = isFound
    ? [words.found, words.seconds(hunt.seconds ?? 1)]
    : stands(hunt, 0) && stands(hunt, 2)
      ? words.nearly
      : words.hint;
  return (
    <div
      className={clsx(
        'pointer-events-none absolute right-side z-1 w-38 text-small/snug font-medium text-muted max-xl:w-34 print:hidden',
        isFound
          ? 'bottom-[calc(var(--below)+var(--line)+68px)]'
          : 'bottom-[calc(var(--below)+var(--egg-height)+58px)]',
        'max-md:bottom-[calc(50px+var(--line))] max-md:left-side max-md:flex max-md:h-(--mouth) max-md:w-60 max-md:flex-col max-md:justify-center max-sm:w-40',
      )}
    >
      {hunt.phase === 'whole' ? (
        button(words.takeApart)
      ) : (
        <p>
          <b className="block font-semibold text-cream">{strong}</b>
          <span>{rest}</span>
        </p>
      )}
      {isFound && button(words.again)}
    </div>
  );
}
