import { clsx } from 'clsx';
import type { FaqItem } from '@/content/faq';
import { MarkedText } from '@/ui/marked-text';
import { type FaqHit, markHits, sentenceWithHit } from './mark-hits';

/** @returns a question as a row of the accordion, with what a search has found in it marked */
export const faqRow = (item: FaqItem, hit: FaqHit | undefined, isOpen: boolean) => {
  // A closed row shows the sentence of its answer that has the hit.
  const sentence = hit && !isOpen && sentenceWithHit(item.description, hit);
  return {
    key: item.key,
    title: (
      <>
        <span
          className={clsx('col-span-2 font-body text-label', isOpen ? 'text-ink' : 'text-stone')}
        >
          <MarkedText parts={markHits(item.category, hit)} />
        </span>
        <span className="col-span-9 col-start-3 max-w-[26em] text-balance max-xl:col-span-1">
          <MarkedText parts={markHits(item.title, hit)} />
          {sentence && (
            <small className="mt-2 block font-body text-body/normal tracking-normal text-stone">
              <MarkedText parts={markHits(sentence, hit)} />
            </small>
          )}
        </span>
      </>
    ),
    panel: (
      <p className="col-start-3 col-end-10 max-w-prose text-large leading-body max-xl:col-span-full max-xl:text-body print:text-note">
        <MarkedText parts={markHits(item.description, hit)} />
      </p>
    ),
  };
};
