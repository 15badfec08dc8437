import { clsx } from 'clsx';
import {
  type CSSProperties,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UseCase } from '@/content/home-uses';
import { breakpoints } from '@/lib/windows';
import { reveal } from '@/motion/reveal';
import { UseCardHandle } from './use-card-handle';
import { UseCardPanel } from './use-card-panel';
import './use-cards.css';

/** Colours of the discs that are not mint. */
const discs: Readonly<Record<number, string>> = { 2: 'bg-marigold', 4: 'bg-coral' };

/** Whether the cards are stacked: opening one then moves the others, so only a press opens it. */
const stacked = breakpoints['max-lg'];
const subscribeStacked = (listener: () => void) => {
  const query = window.matchMedia(stacked);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const useStacked = () =>
  useSyncExternalStore(
    subscribeStacked,
    () => window.matchMedia(stacked).matches,
    () => false,
  );

/** A pointer on its way across the cards opens none: it rests on one for this long, in ms. */
const hoverIntent = 90;

const order = (index: number): CSSProperties & { '--i': number } => ({ '--i': index });

interface UseCardsProps {
  cards: readonly UseCase[];
}

/**
 * A row of cards. Exactly one is open, at first the first one; hover, focus or a tap opens another. Narrow windows stack
 * them.
 */
export function UseCards({ cards }: UseCardsProps) {
  const [chosen, setChosen] = useState<number>();
  const open = chosen ?? 0;
  const id = useId();
  const isStacked = useStacked();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);
  const choose = (index: number) => {
    clearTimeout(intent.current);
    setChosen(index);
  };
  return (
    <ul
      data-opened={chosen === undefined ? undefined : ''}
      className="flex min-h-135 gap-4 max-lg:flex-col max-lg:gap-cut print:grid print:grid-cols-2 print:gap-x-8 print:gap-y-5"
    >
      {cards.map((useCase, index) => (
        <li
          key={useCase.picture}
          ref={reveal}
          className={clsx(
            'use-card group/card relative isolate grid shrink-0 basis-28 overflow-hidden rounded-(--disc) bg-cream',
            'cursor-pointer transition-[flex-grow] duration-open ease-out data-open:grow data-open:cursor-default',
            // The ground of the open card grows out from under the disc.
            '[--disc:56px] [--hole:34px] before:absolute before:inset-0 before:-z-1 before:bg-forest before:transition-[clip-path] before:duration-open before:ease-out before:[clip-path:circle(var(--hole)_at_var(--disc)_var(--disc))]',
            'data-open:before:[clip-path:circle(142%_at_var(--disc)_var(--disc))]',
            'outline-offset-4 outline-ink has-focus-visible:outline-3',
            'max-lg:basis-auto max-lg:grid-cols-1 max-lg:grid-rows-[auto_0fr] max-lg:transition-rows max-lg:data-open:grow-0 max-lg:data-open:grid-rows-[auto_1fr]',
            'max-lg:[--disc:38px] max-lg:[--hole:25px]',
            'print:block print:overflow-visible print:before:hidden',
          )}
          style={order(index)}
          data-open={index === open || undefined}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'touch' || isStacked) return;
            intent.current = setTimeout(choose, hoverIntent, index);
          }}
          onPointerLeave={() => clearTimeout(intent.current)}
        >
          <UseCardHandle
            useCase={useCase}
            disc={discs[index] ?? 'bg-mint'}
            isOpen={index === open}
            panelId={id + useCase.picture}
            morph={index === open || isStacked ? undefined : id + useCase.picture}
            onFocus={() => {
              if (!isStacked) choose(index);
            }}
            onClick={() => choose(index)}
          />
          <UseCardPanel
            id={id + useCase.picture}
            useCase={useCase}
            morph={index === open && !isStacked ? id + useCase.picture : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
