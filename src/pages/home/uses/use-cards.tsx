import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { UseCase } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { UseCardHandle } from './use-card-handle';
import { UseCardPanel } from './use-card-panel';
import './use-cards.css';

/** Colours of the discs that are not mint. */
const discs: Readonly<Record<number, string>> = { 2: 'bg-marigold', 4: 'bg-coral' };

/** Whether the cards are stacked: opening one then moves the others, so only a press opens it. */
const isStacked = () => window.matchMedia('(width < 1100px)').matches;

const look = clsx(
  'use-card group/card relative grid flex-[0_0_112px] overflow-hidden rounded-[56px] data-open:grow',
  'transition-[flex-grow,background-color] duration-open ease-out',
  'outline-offset-4 outline-ink has-focus-visible:outline-3',
  'max-lg:flex-none max-lg:grid-cols-1 max-lg:grid-rows-[auto_0fr] max-lg:rounded-[38px] max-lg:transition-[grid-template-rows,background-color] max-lg:data-open:grid-rows-[auto_1fr] max-sm:rounded-[34px]',
  'print:block print:overflow-visible',
);

interface UseCardsProps {
  cards: readonly UseCase[];
}

/**
 * A row of cards. Exactly one is open, at first the first one; hover, focus or a tap opens another. Narrow windows stack
 * them.
 */
export function UseCards({ cards }: UseCardsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const point = (index: number) => {
    if (!isStacked()) setOpen(index);
  };
  return (
    <ul className="flex min-h-135 gap-4 max-lg:min-h-0 max-lg:flex-col max-lg:gap-2.5 print:grid print:min-h-0 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
      {cards.map((useCase, index) => (
        <li
          key={useCase.picture}
          ref={reveal}
          className={clsx(
            look,
            index === open ? 'on-forest cursor-default' : 'cursor-pointer bg-cream',
          )}
          data-open={index === open || undefined}
          onPointerEnter={(event) => event.pointerType !== 'touch' && point(index)}
        >
          <UseCardHandle
            useCase={useCase}
            disc={discs[index] ?? 'bg-mint'}
            isOpen={index === open}
            panelId={id + useCase.picture}
            onFocus={() => point(index)}
            onClick={() => setOpen(index)}
          />
          <UseCardPanel id={id + useCase.picture} useCase={useCase} />
        </li>
      ))}
    </ul>
  );
}
