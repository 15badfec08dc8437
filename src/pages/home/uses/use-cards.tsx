import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { UseCase } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { tagLook } from '@/ui/tag-list';
import { UsePicture } from './use-picture';
import './use-cards.css';

/** Grounds of the discs that are not mint. */
const discs: Readonly<Record<number, string>> = { 2: 'bg-marigold', 4: 'bg-coral' };

/** The pieces lie: opening one moves what is below it, so only a press does. */
const lies = () => window.matchMedia('(width < 1100px)').matches;

const looks = {
  piece: clsx(
    'use-card group/card relative grid flex-[0_0_112px] overflow-hidden rounded-[56px] data-open:grow',
    'transition-[flex-grow,background-color] duration-open ease-out',
    'outline-offset-4 outline-ink has-focus-visible:outline-3',
    'mid:flex-none mid:grid-cols-1 mid:grid-rows-[auto_0fr] mid:rounded-[38px] mid:transition-[grid-template-rows,background-color] mid:data-open:grid-rows-[auto_1fr] s:rounded-[34px]',
    'print:block print:overflow-visible',
  ),
  handle: clsx(
    'absolute inset-0 flex w-28 flex-col items-center justify-between pt-5 pb-9 text-ink outline-0 transition-opacity duration-tap ease-linear aria-expanded:opacity-0',
    'mid:relative mid:inset-auto mid:min-h-19 mid:w-auto mid:flex-row mid:justify-start mid:gap-5 mid:py-2 mid:pr-16',
    'mid:pl-2.5 mid:text-left mid:aria-expanded:text-cream mid:aria-expanded:opacity-100',
    's:min-h-17 s:gap-4 s:pr-12 s:pl-2',
    'print:hidden',
  ),
  name: clsx(
    'rotate-180 font-display text-h4 leading-none tracking-normal whitespace-nowrap [text-orientation:sideways] [writing-mode:vertical-rl]',
    'mid:rotate-0 mid:text-[26px] mid:leading-[1.05] mid:whitespace-normal mid:[writing-mode:horizontal-tb] s:text-[24px]',
  ),
  /** As wide as the open card from the start, so that the text does not rewrap while the card widens. */
  panel: clsx(
    'relative grid w-[calc(var(--wrap)-5*128px)] content-end px-12 pt-12 pb-11 l:pt-64 @max-roomy:pt-80',
    'invisible opacity-0 group-data-open/card:visible group-data-open/card:opacity-100',
    'group-data-open/card:transition-opacity group-data-open/card:delay-160 group-data-open/card:ease-linear',
    'mid:min-h-0 mid:w-auto mid:overflow-hidden mid:p-0 mid:transition-[visibility] mid:delay-0 mid:duration-open',
    'print:visible print:w-auto print:grid-cols-[22mm_minmax(0,1fr)] print:gap-4 print:p-0 print:opacity-100',
  ),
  inner: clsx(
    'contents mid:grid mid:grid-cols-[minmax(0,1fr)_168px] mid:items-end mid:gap-8 mid:pt-2 mid:pr-9 mid:pb-9 mid:pl-21.5',
    's:grid-cols-[minmax(0,1fr)_104px] s:gap-4 s:px-6 s:pb-6 print:contents',
  ),
  words: clsx(
    'grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 mid:w-auto mid:max-w-[22em] mid:self-start s:contents',
    'print:grid print:w-auto print:gap-1.5',
  ),
  picture: clsx(
    'use-art absolute top-12 right-14 w-61 compact:top-10 compact:right-12 compact:w-48 mid:static mid:w-full',
    'print:static print:col-start-1 print:row-start-1 print:w-[22mm]',
  ),
} as const;

interface UseCardsProps {
  cards: readonly UseCase[];
}

/**
 * A row of upright pieces; exactly one lies open, by pointer, focus or tap. The first is open at the start. In a
 * narrow window they lie one below the other.
 */
export function UseCards({ cards }: UseCardsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const point = (index: number) => {
    if (!lies()) setOpen(index);
  };
  return (
    <ul className="flex min-h-135 gap-4 mid:min-h-0 mid:flex-col mid:gap-2.5 print:grid print:min-h-0 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
      {cards.map(({ picture, title, text, tag }, index) => (
        <li
          key={picture}
          ref={reveal}
          className={clsx(
            looks.piece,
            index === open ? 'on-forest cursor-default' : 'cursor-pointer bg-cream',
          )}
          data-open={index === open || undefined}
          onPointerEnter={(event) => event.pointerType !== 'touch' && point(index)}
        >
          <button
            type="button"
            className={looks.handle}
            aria-expanded={index === open}
            aria-controls={id + picture}
            onFocus={() => point(index)}
            onClick={() => setOpen(index)}
          >
            <span
              className={clsx(
                'use-disc grid size-18 flex-none place-items-center overflow-hidden rounded-full mid:size-14 s:size-13',
                discs[index] ?? 'bg-mint',
              )}
            >
              <UsePicture name={picture} className="size-10 mid:size-8 s:size-7.5" />
            </span>
            <span className={looks.name}>{title}</span>
            <i
              className="absolute top-1/2 right-6 hidden h-2.5 w-2.5 -translate-y-1/2 rounded-full bg-ink transition-[width,background-color] ease-out group-data-open/card:w-6 group-data-open/card:bg-green mid:block"
              aria-hidden="true"
            />
          </button>
          <div id={id + picture} className={looks.panel}>
            <div className={looks.inner}>
              <div className={looks.words}>
                <h3 className="font-display text-h3 mid:hidden">{title}</h3>
                <p className="s:col-span-full">{text}</p>
                <span
                  className={clsx(tagLook, 'border-current px-4 s:self-end s:justify-self-start')}
                >
                  {tag}
                </span>
              </div>
              <UsePicture name={picture} className={looks.picture} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
