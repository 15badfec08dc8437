import { clsx } from 'clsx';
import { type FaqChoice, faqWords as words } from '@/content/faq';
import { paths } from '@/content/pages';
import { Button } from '@/ui/button';
import { linkVariants, TextLink } from '@/ui/text-link';
import type { useFaqList } from './use-faq';

interface FaqStatusProps {
  list: ReturnType<typeof useFaqList>;
  /** The query; empty without a search. */
  query: string;
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
  onClear: () => void;
}

/** Says and announces what the list shows or a search has found; buttons leave the search. */
export function FaqStatus({ list, query, choice, onChoose, onClear }: FaqStatusProps) {
  const { shown, answers, nearest, otherCategories } = list;
  const isSearch = query !== '';
  const hasAnswers = answers.length > 0;
  const hasNearest = nearest.length > 0;
  const hasNothing = isSearch && !hasAnswers && !hasNearest;
  const hasOtherCategories = otherCategories.length > 0;
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-10 text-control font-medium max-sm:flex-col max-sm:gap-2',
        hasNothing && 'relative pb-50',
        !hasAnswers && hasNearest && 'pb-10',
        (hasAnswers || !isSearch) && 'pb-4',
      )}
    >
      <div>
        <output className="noscript:hidden">
          {!isSearch && <span>{words.showing(shown, answers.length)}</span>}
          {hasOtherCategories && <Headline>{words.noneHere(choice)}</Headline>}
          {hasNothing && !hasOtherCategories && (
            <>
              <Headline>{words.none(query)}</Headline>
              <span className="mt-4 block max-w-prose text-lead font-normal">
                {words.noneAdvice} <TextLink to={paths.contact}>{words.noneAsk}</TextLink>.
              </span>
            </>
          )}
          {isSearch && hasAnswers && (
            <Summary
              bold={words.answers(answers.length)}
              rest={words.mention(query, nearest.length)}
            />
          )}
          {!hasAnswers && hasNearest && (
            <span className={clsx('block', hasOtherCategories && 'mt-3')}>
              <Summary bold={words.noAnswer} rest={words.hasAll(query, nearest.length)} />
            </span>
          )}
        </output>
        {hasOtherCategories && (
          <div className="mt-6 flex flex-wrap gap-3">
            {otherCategories.map(({ category, count }) => (
              <Button key={category} tone="outline" onClick={() => onChoose(category)}>
                {words.inCategory(count, category)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {isSearch && (
        <button
          type="button"
          className={linkVariants({ className: 'whitespace-nowrap max-xl:min-h-11' })}
          onClick={onClear}
        >
          {words.clear}
        </button>
      )}
      {hasNothing && <CutLine />}
    </div>
  );
}

function Headline({ children }: { children: string }) {
  return <span className="block font-display text-h3">{children}</span>;
}

function Summary({ bold, rest }: { bold: string; rest: string }) {
  return (
    <span>
      <b className="font-semibold">{bold}</b> <span>{rest}</span>
    </span>
  );
}

/** Drawn when nothing is found: the line with a gap one dot wide, and the dot below it. */
function CutLine() {
  return (
    <span className="absolute right-0 bottom-18 -left-side h-line" aria-hidden="true">
      <i className="absolute inset-y-0 right-[calc(50%+var(--line)/2+var(--cut))] left-0 bg-ink" />
      <i className="absolute inset-y-0 right-0 left-[calc(50%+var(--line)/2+var(--cut))] rounded-r-card bg-ink" />
      <i className="absolute top-18 left-[calc(50%-var(--line)/2)] size-line rounded-full bg-green" />
    </span>
  );
}
