import { clsx } from 'clsx';
import { questionWords as words } from '@/content/audit';
import { linkVariants } from '@/ui/text-link';

interface ChangeAnswerProps {
  /** Number of the question. */
  number: number;
  isFolded: boolean;
  onChange: () => void;
}

/** The button beside a collapsed answer that opens all three again. */
export function ChangeAnswer({ number, isFolded, onChange }: ChangeAnswerProps) {
  return (
    <div
      className={clsx(
        'flex justify-end max-sm:absolute max-sm:top-0 max-sm:right-3',
        'invisible opacity-0 transition-opacity duration-tap ease-linear',
        // Once the answer has made room.
        'group-data-folded/row:visible group-data-folded/row:opacity-100 motion-safe:group-data-folded/row:delay-360',
      )}
    >
      <button
        type="button"
        className={linkVariants({ className: 'min-h-control px-1 text-small/none' })}
        tabIndex={isFolded ? undefined : -1}
        onClick={onChange}
      >
        {words.change} <span className="sr-only">{words.changeHidden(number)}</span>
      </button>
    </div>
  );
}
