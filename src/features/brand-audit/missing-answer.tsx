import { questionWords as words } from '@/content/audit';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { FieldMessage } from '@/ui/field';

interface MissingAnswerProps {
  /** Id of the message. */
  id: string;
  /** Number of the next unanswered question. */
  next: number | undefined;
}

/** The error of an unanswered question, with a link to the next one. */
export function MissingAnswer({ id, next }: MissingAnswerProps) {
  return (
    <div className="col-start-2 flex items-center justify-between gap-2 text-note md:mt-3.5 max-md:col-start-1 max-sm:flex-col max-sm:items-start">
      <FieldMessage id={id}>{messages.required}</FieldMessage>
      <AppLink
        to={next ? `#q-${next}` : '#submit-audit'}
        className="font-semibold decoration-green decoration-2 underline-offset-6 max-xl:inline-flex max-xl:min-h-11 max-xl:items-center max-xl:underline"
      >
        {next ? words.nextOpen(next) : words.backToSubmit}
      </AppLink>
    </div>
  );
}
