import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { UseCase } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { tagLook } from '@/ui/tag-list';
import { UsePicture } from './use-picture';
import './use-cards.css';

/** Grounds of the discs that are not mint. */
const discs: Readonly<Record<number, string>> = { 2: 'bg-marigold', 4: 'bg-coral' };

interface UseCardsProps {
  cards: readonly UseCase[];
}

/** A row of upright pieces; exactly one lies open, by pointer, focus or tap. The first is open at the start. */
export function UseCards({ cards }: UseCardsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();
  return (
    <ul className="flex min-h-135 gap-4 print:grid print:min-h-0 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
      {cards.map(({ picture, title, text, tag }, index) => (
        <li
          key={picture}
          ref={reveal}
          className={clsx(
            'use-card group/card relative grid flex-[0_0_112px] overflow-hidden rounded-[56px] transition-[flex-grow,background-color] duration-open ease-out has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink data-open:grow print:block print:overflow-visible',
            index === open ? 'on-forest cursor-default' : 'cursor-pointer bg-cream',
          )}
          data-open={index === open || undefined}
          onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(index)}
        >
          <button
            type="button"
            className="absolute inset-0 flex w-28 flex-col items-center justify-between pt-5 pb-9 text-ink outline-0 transition-opacity duration-tap ease-linear aria-expanded:opacity-0 print:hidden"
            aria-expanded={index === open}
            aria-controls={id + picture}
            onFocus={() => setOpen(index)}
            onClick={() => setOpen(index)}
          >
            <span
              className={clsx(
                'use-disc grid size-18 place-items-center overflow-hidden rounded-full',
                discs[index] ?? 'bg-mint',
              )}
            >
              <UsePicture name={picture} className="size-10" />
            </span>
            <span className="rotate-180 font-display text-h4 leading-none tracking-normal whitespace-nowrap [text-orientation:sideways] [writing-mode:vertical-rl]">
              {title}
            </span>
          </button>
          {/* As wide as the open card from the start, so that the text does not rewrap while the card widens. */}
          <div
            id={id + picture}
            className="invisible relative grid w-[calc(min(100vw-2*var(--margin),var(--max))-5*128px)] content-end px-12 pt-12 pb-11 opacity-0 group-data-open/card:visible group-data-open/card:opacity-100 group-data-open/card:transition-opacity group-data-open/card:delay-160 group-data-open/card:ease-linear @max-roomy:pt-80 print:visible print:w-auto print:grid-cols-[22mm_minmax(0,1fr)] print:gap-4 print:p-0 print:opacity-100"
          >
            <div className="grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 print:w-auto print:gap-1.5">
              <h3 className="font-display text-h3">{title}</h3>
              <p>{text}</p>
              <span className={clsx(tagLook, 'border-current px-4')}>{tag}</span>
            </div>
            <UsePicture
              name={picture}
              className="use-art absolute top-12 right-14 w-61 compact:top-10 compact:right-12 compact:w-48 print:static print:col-start-1 print:row-start-1 print:w-[22mm]"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
