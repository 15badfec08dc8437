import { type FaqChoice, faqWords as words } from '@/content/faq';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { FaqElsewhere } from './use-faq-list';

export interface FaqStatusProps {
  shown: number;
  count: number;
  /** What is searched for; empty while nothing is. */
  query: string;
  choice: FaqChoice;
  /** Categories that have something, when the chosen one has nothing. */
  elsewhere: readonly FaqElsewhere[];
  onChoose: (choice: FaqChoice) => void;
  onClear: () => void;
}

/** How much the list shows, announced as it changes; with a way out of the search. */
export function FaqStatus({
  shown,
  count,
  query,
  choice,
  elsewhere,
  onChoose,
  onClear,
}: FaqStatusProps) {
  const isNone = query !== '' && count === 0;
  const isElsewhere = elsewhere.length > 0;
  return (
    <div className={isNone ? 'faq-status faq-status--none' : 'faq-status'}>
      <div>
        <output>
          {query === '' && words.showing(shown, count)}
          {query !== '' && !isNone && (
            <>
              <b>{words.answers(count)}</b> {words.mention(query)}
            </>
          )}
          {isNone && (
            <span className="h3">{isElsewhere ? words.noneHere(choice) : words.none(query)}</span>
          )}
          {isNone && !isElsewhere && (
            <span className="lead">
              {words.noneAdvice} <TextLink to={paths.contact}>{words.noneAsk}</TextLink>.
            </span>
          )}
        </output>
        {isElsewhere && (
          <div className="faq-status__elsewhere">
            {elsewhere.map(({ category, count: hits }) => (
              <Button key={category} tone="line" onClick={() => onChoose(category)}>
                {words.elsewhere(hits, category)}
              </Button>
            ))}
          </div>
        )}
      </div>
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
