import { clsx } from 'clsx';
import { type FaqChoice, faqWords as words } from '@/content/faq';
import { paths } from '@/content/pages';
import { Button } from '@/ui/button';
import { linkVariants, TextLink } from '@/ui/text-link';
import type { FaqList } from './faq-list';

interface FaqStatusProps {
  list: FaqList;
  /** How many of the answers are shown. */
  shown: number;
  /** The query; empty without a search. */
  query: string;
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
  onClear: () => void;
}

/**
 * What is listed: every question, or what a search has found in the category. With 'nearest' and
 * 'nothing' there may be answers in other categories, which the status then names first.
 */
type Outcome = 'all' | 'answers' | 'nearest' | 'nothing';

/** The space below the status; below 'nothing' the cut line needs room. */
const spaceBelow = { all: 'pb-4', answers: 'pb-4', nearest: 'pb-10', nothing: 'relative pb-50' };

/** Says and announces what the list shows or a search has found; buttons leave the search. */
export function FaqStatus({ list, shown, query, choice, onChoose, onClear }: FaqStatusProps) {
  const { answers, nearest, otherCategories } = list;
  const hasOtherCategories = otherCategories.length > 0;
  const outcome = outcomeOf(query, list);
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-10 text-control font-medium max-sm:flex-col max-sm:gap-2',
        spaceBelow[outcome],
      )}
    >
      <div>
        <output className="noscript:hidden">
          {hasOtherCategories && <Headline>{words.noneHere(choice)}</Headline>}
          {outcome === 'all' && <span>{words.showing(shown, answers.length)}</span>}
          {outcome === 'answers' && (
            <Summary
              bold={words.answers(answers.length)}
              rest={words.mention(query, nearest.length)}
            />
          )}
          {outcome === 'nearest' && (
            <span className={clsx('block', hasOtherCategories && 'mt-3')}>
              <Summary bold={words.noAnswer} rest={words.hasAll(query, nearest.length)} />
            </span>
          )}
          {outcome === 'nothing' && !hasOtherCategories && (
            <>
              <Headline>{words.none(query)}</Headline>
              <span className="mt-4 block max-w-prose text-lead font-normal">
                {words.noneAdvice} <TextLink to={paths.contact}>{words.noneAsk}</TextLink>.
              </span>
            </>
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
      {outcome !== 'all' && (
        <button
          type="button"
          className={linkVariants({ className: 'whitespace-nowrap max-xl:min-h-11' })}
          onClick={onClear}
        >
          {words.clear}
        </button>
      )}
      {outcome === 'nothing' && <CutLine />}
    </div>
  );
}

const outcomeOf = (query: string, { answers, nearest }: FaqList): Outcome => {
  if (query === '') return 'all';
  if (answers.length > 0) return 'answers';
  return nearest.length > 0 ? 'nearest' : 'nothing';
};

function Headline({ children }: { children: string }) {
  return <span className="block font-display text-h3">{children}</span>;
}

/** For example: **3 answers** for “logo”. */
function Summary({ bold, rest }: { bold: string; rest: string }) {
  return (
    <span>
      <b className="font-semibold">{bold}</b> <span>{rest}</span>
    </span>
  );
}

/** A picture for 'nothing': a dot has fallen out of the line, with a cut at either side. */
function CutLine() {
  return (
    <span className="absolute right-0 bottom-18 -left-side h-line" aria-hidden="true">
      <i className="absolute inset-y-0 right-[calc(50%+var(--line)/2+var(--cut))] left-0 bg-ink" />
      <i className="absolute inset-y-0 right-0 left-[calc(50%+var(--line)/2+var(--cut))] rounded-r-card bg-ink" />
      <i className="absolute top-18 left-[calc(50%-var(--line)/2)] size-line rounded-full bg-green" />
    </span>
  );
}
