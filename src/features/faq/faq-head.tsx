import { clsx } from 'clsx';
import { type FaqChoice, faqChoices, faqWords as words } from '@/content/faq';
import { Select } from '@/ui/select';
import { listFaq } from './faq-list';
import { SearchField, type SearchFieldProps } from './search-field';

/** Each category with its number of questions. */
const categoryOptions = faqChoices.map((choice) => ({
  value: choice,
  label: choice,
  note: String(listFaq(choice, null).answers.length),
}));

interface FaqHeadProps extends SearchFieldProps {
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
}

/**
 * Heading, category and search, as wide as five, three and four columns. They are no grid, because
 * large text wraps them. The heading is 0.1 px narrower, so that rounding does not.
 */
export function FaqHead({ choice, onChoose, ...search }: FaqHeadProps) {
  return (
    <div
      className={clsx(
        'mb-26 flex flex-wrap items-start gap-x-gutter gap-y-[2.5em] [--column:calc((100%-11*var(--gutter))/12)]',
        'max-xl:mb-fluid-14 max-xl:flex-col max-xl:flex-nowrap max-xl:items-stretch max-xl:gap-y-6',
      )}
    >
      <h2
        className="flex-[1_0_calc(5*var(--column)+4*var(--gutter)-0.1px)] text-d2 whitespace-nowrap outline-0 max-xl:mb-2"
        tabIndex={-1}
      >
        {words.heading}
      </h2>
      <div className="paper-hidden flex-[1_0_calc(3*var(--column)+2*var(--gutter))] noscript:hidden">
        <Select
          variant="head"
          aria-label={words.category}
          options={categoryOptions}
          value={choice}
          onChange={(value) => {
            // A select gives any text; this finds the choice that it is.
            const next = faqChoices.find((category) => category === value);
            if (next) onChoose(next);
          }}
        />
      </div>
      <SearchField {...search} />
    </div>
  );
}
