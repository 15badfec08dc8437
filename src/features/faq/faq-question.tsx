import { clsx } from 'clsx';
import type { FaqItem } from '@/content/faq';
import { type FaqHit, sentenceWithHit } from './mark-hits';
import { MarkedText } from './marked-text';

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
      <span
        className={clsx(
          'col-span-2 font-body text-label l:col-span-full',
          isOpen ? 'text-ink' : 'text-stone',
        )}
      >
        <MarkedText text={item.category} hit={hit} />
      </span>
      <span className="col-span-9 col-start-3 max-w-[26em] text-balance l:col-span-1 l:col-start-1">
        <MarkedText text={item.title} hit={hit} />
        {sentence && (
          <small className="mt-2 block font-body text-[18px] leading-[1.5] tracking-normal text-stone">
            <MarkedText text={sentence} hit={hit} />
          </small>
        )}
      </span>
    </>
  );
}
