import type { WorkId } from '@/content/home';

interface WorkLook {
  /** Its place among the twelve columns. */
  tile: string;
  /** The shape of its picture: two as tall as what stands beside them, each with its own turn. */
  picture: string;
  /** What of the picture stays in sight. */
  crop?: string;
}

/** Rows of 8 + 4, 5 + 7, then 7 and 5 columns; the sixth work as tall as the fifth and seventh together. */
export const workLooks: Readonly<Record<WorkId, WorkLook>> = {
  lumenade: {
    tile: 'col-span-8 col-start-1 row-start-2',
    picture: 'aspect-[840/560] rounded-bl-turn',
  },
  quillow: {
    tile: 'col-span-4 col-start-9 row-span-2 row-start-1 self-end',
    picture: 'aspect-[412/640] rounded-tr-turn',
  },
  varsa: {
    tile: 'col-span-5 col-start-1 row-start-3 mt-[94px] flex flex-col self-stretch wide:mt-30',
    picture: 'min-h-0 flex-[1_1_0]',
    crop: 'object-bottom',
  },
  marrowe: {
    tile: 'col-span-7 col-start-6 row-start-3',
    picture: 'aspect-[736/552] rounded-br-turn',
  },
  nimbolt: { tile: 'col-span-7 col-start-1 row-start-4', picture: 'aspect-[736/414]' },
  dastan: {
    tile: 'col-span-5 col-start-8 row-span-2 row-start-4 flex flex-col self-stretch',
    picture: 'min-h-0 flex-[1_1_0] rounded-br-turn',
    crop: 'object-top',
  },
  hexwell: {
    tile: 'col-span-5 col-start-3 row-start-5',
    picture: 'aspect-[520/293] rounded-bl-turn',
  },
};
