import { detailsWords as words } from '@/content/audit';
import { linkVariants } from '@/ui/text-link';
import { useRail } from './rail-state';

interface KeptNoteProps {
  onClear: () => void;
  /** Undoes the clearing; undefined when there is none to undo. */
  onUndo: (() => void) | undefined;
}

/** Says that the answers are saved on the device, and clears them. */
export function KeptNote({ onClear, onUndo }: KeptNoteProps) {
  const hasAnswers = useRail().count > 0;
  return (
    <div className="mt-3 flex min-h-line flex-wrap items-center gap-x-5 text-small">
      <output className="text-muted">{onUndo ? words.cleared : hasAnswers && words.kept}</output>
      {(onUndo ?? hasAnswers) && (
        <button
          type="button"
          className={linkVariants({ className: 'min-h-11' })}
          onClick={onUndo ?? onClear}
        >
          {onUndo ? words.undo : words.clear}
        </button>
      )}
    </div>
  );
}
