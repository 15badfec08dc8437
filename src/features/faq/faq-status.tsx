import { faqWords as words } from '@/content/faq';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/text-link';

export interface FaqStatusProps {
  shown: number;
  count: number;
  /** What is searched for; empty while nothing is. */
  query: string;
  onClear: () => void;
}

/** How much the list shows, announced as it changes; with a way out of the search. */
export function FaqStatus({ shown, count, query, onClear }: FaqStatusProps) {
  const isNone = query !== '' && count === 0;
  return (
    <div className={isNone ? 'faq-status faq-status--none' : 'faq-status'}>
      <output>
        {query === '' && words.showing(shown, count)}
        {query !== '' && !isNone && (
          <>
            <b>{words.answers(count)}</b> {words.mention(count, query)}
          </>
        )}
        {isNone && (
          <>
            <span className="h3">{words.none(query)}</span>
            <span className="lead">
              {words.noneAdvice} <TextLink to={paths.contact}>{words.noneAsk}</TextLink>.
            </span>
          </>
        )}
      </output>
      {query !== '' && (
        <button type="button" className="link" onClick={onClear}>
          {words.clear}
        </button>
      )}
      {isNone && (
        <span className="faq-status__cut" aria-hidden="true">
          <i />
        </span>
      )}
    </div>
  );
}
