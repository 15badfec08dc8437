import { clsx } from 'clsx';
import { type FaqChoice, faqWords as words } from '@/content/faq';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { linkVariants, TextLink } from '@/ui/text-link';
import type { CategoryCount } from './use-faq-list';

/** Drawn when nothing is found: a line with a gap one dot wide, and the dot below it. */
function CutLine() {
  return (
    <span className="absolute right-0 bottom-18 -left-side h-line" aria-hidden="true">
      <i className="absolute inset-y-0 right-[calc(50%+var(--line)/2+var(--cut))] left-0 bg-ink" />
      <i className="absolute inset-y-0 right-0 left-[calc(50%+var(--line)/2+var(--cut))] rounded-r-card bg-ink" />
      <i className="absolute top-18 left-[calc(50%-var(--line)/2)] size-line rounded-full bg-green" />
    </span>
  );
}

interface FaqStatusProps {
  shown: number;
  count: number;
  /** How many near matches follow. */
  near: number;
  /** The query; empty without a search. */
  query: string;
  choice: FaqChoice;
  /** Categories with answers, when the chosen one has none. */
  otherCategories: readonly CategoryCount[];
  onChoose: (choice: FaqChoice) => void;
  onClear: () => void;
}

const Summary = ({ bold, rest }: { bold: string; rest: string }) => (
  <span>
    <b className="font-semibold">{bold}</b> <span>{rest}</span>
  </span>
);

/** Result count, announced as it changes, and buttons to leave the search. */
export function FaqStatus({
  shown,
  count,
  near,
  query,
  choice,
  otherCategories,
  onChoose,
  onClear,
}: FaqStatusProps) {
  const isSearch = query !== '';
  const isNone = isSearch && count + near === 0;
  const hasOthers = otherCategories.length > 0;
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-10 text-control font-medium max-sm:flex-col max-sm:gap-2',
        isNone ? 'relative pb-50' : near > 0 && count === 0 ? 'pb-10' : 'pb-4',
      )}
    >
      <div>
        <output className="noscript:hidden">
          {!isSearch && <span>{words.showing(shown, count)}</span>}
          {(hasOthers || isNone) && (
            <span className="block font-display text-h3">
              {hasOthers ? words.noneHere(choice) : words.none(query)}
            </span>
          )}
          {isNone && !hasOthers && (
            <span className="mt-4 block max-w-prose text-lead font-normal">
              {words.noneAdvice} <TextLink to={paths.contact}>{words.noneAsk}</TextLink>.
            </span>
          )}
          {isSearch && count > 0 && (
            <Summary bold={words.answers(count)} rest={words.mention(query, near)} />
          )}
          {count === 0 && near > 0 && (
            <span className={clsx('block', hasOthers && 'mt-3')}>
              <Summary bold={words.noAnswer} rest={words.hasAll(query, near)} />
            </span>
          )}
        </output>
        {hasOthers && (
          <div className="mt-6 flex flex-wrap gap-3">
            {otherCategories.map(({ category, count: hits }) => (
              <Button key={category} tone="line" onClick={() => onChoose(category)}>
                {words.inCategory(hits, category)}
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
      {isNone && <CutLine />}
    </div>
  );
}
