import { questionWords as words } from '@/content/audit';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { FieldMessage } from '@/ui/field-message';

interface MissingAnswerProps {
  /** Id of the message. */
  id: string;
  /** Number of the next unanswered question. */
  next: number | undefined;
}

/** The error of an unanswered question, with a link to the next one. */
export function MissingAnswer({ id, next }: MissingAnswerProps) {
  return (
    <div className="col-start-2 mt-3.5 flex items-center justify-between gap-2 text-[15px] leading-[1.3] menu:col-start-1 menu:mt-0 s:flex-col s:items-start">
      <FieldMessage id={id}>{messages.required}</FieldMessage>
      <AppLink
        to={next ? `#q-${next}` : '#submit-audit'}
        className="font-semibold l:inline-flex l:min-h-11 l:items-center l:underline l:decoration-green l:decoration-2 l:underline-offset-6"
      >
        {next ? words.nextOpen(next) : words.backToSubmit}
      </AppLink>
    </div>
  );
}
