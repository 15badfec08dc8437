import { detailsWords as words } from '@/content/audit';
import { useAnswers } from '@/features/brand-audit/use-answers';

export interface KeptNoteProps {
  onClear: () => void;
  /** Set while a clearing can be taken back. */
  onUndo: (() => void) | undefined;
}

/** Says that the answers are kept on the device, and clears them. */
export function KeptNote({ onClear, onUndo }: KeptNoteProps) {
  const hasAnswers = useAnswers().some(({ isAnswered }) => isAnswered);
  return (
    <div className="audit-kept small">
      <output className="muted">{onUndo ? words.cleared : hasAnswers && words.kept}</output>
      {(onUndo ?? hasAnswers) && (
        <button type="button" className="link" onClick={onUndo ?? onClear}>
          {onUndo ? words.undo : words.clear}
        </button>
      )}
    </div>
  );
}
