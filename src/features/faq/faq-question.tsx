import { clsx } from 'clsx';
import type { FaqItem } from '@/content/faq';
import { MarkedText } from '@/ui/marked-text';
import { type FaqHit, markHits, sentenceWithHit } from './mark-hits';

interface FaqQuestionProps {
  item: FaqItem;
  hit: FaqHit | undefined;
  isOpen: boolean;
}

/** A row's heading: category, question, and, while closed, the sentence of the answer with the hit. */
export function FaqQuestion({ item, hit, isOpen }: FaqQuestionProps) {
  const sentence = hit && !isOpen && sentenceWithHit(item.description, hit);
  return (
    <>
      <span className={clsx('col-span-2 font-body text-label', isOpen ? 'text-ink' : 'text-stone')}>
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
  );
}
