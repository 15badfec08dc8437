import type { FaqItem } from '@/content/faq';
import { type FaqHit, sentenceWithHit } from './mark-hits';
import { MarkedText } from './marked-text';

export interface FaqQuestionProps {
  item: FaqItem;
  hit: FaqHit | undefined;
  isOpen: boolean;
}

/** A row's head: category, question, and, closed, the sentence of the answer that holds the hit. */
export function FaqQuestion({ item, hit, isOpen }: FaqQuestionProps) {
  const sentence = hit && !isOpen && sentenceWithHit(item.description, hit);
  return (
    <>
      <span className="faq-row__category">
        <MarkedText text={item.category} hit={hit} />
      </span>
      <span className="faq-row__title">
        <MarkedText text={item.title} hit={hit} />
        {sentence && (
          <small className="faq-row__sentence">
            <MarkedText text={sentence} hit={hit} />
          </small>
        )}
      </span>
    </>
  );
}
