import { questionWords as words } from '@/content/audit';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { FieldMessage } from '@/ui/field-message';

interface QuestionGapProps {
  /** Of the message. */
  id: string;
  /** Number of the next unanswered question. */
  next: number | undefined;
}

/** Says that an answer is missing, and leads to the next gap. */
export function QuestionGap({ id, next }: QuestionGapProps) {
  return (
    <div className="col-start-2 mt-3.5 flex items-center justify-between gap-2 text-[15px] leading-[1.3]">
      <FieldMessage id={id}>{messages.required}</FieldMessage>
      <AppLink to={next ? `#q-${next}` : '#submit-audit'} className="font-semibold">
        {next ? words.nextOpen(next) : words.backToSubmit}
      </AppLink>
    </div>
  );
}
