import type { WorkId } from '@/content/home';

interface WorkLook {
  /** Its columns, of twelve. */
  tile: string;
  /** The shape of its picture; two are as tall as their neighbours, each with its own turn. */
  picture: string;
  /** The part of the picture that stays visible. */
  crop?: string;
}

/**
 * Rows of 8 + 4, 5 + 7, then 7 and 5 columns; the sixth work as tall as the fifth and seventh together. In a narrow
 * window rows of 12, 5 + 7, 9, 12, then 7 and 5; in a small one each across, the second and third side by side.
 */
export const workVariants: Readonly<Record<WorkId, WorkLook>> = {
  lumenade: {
    tile: 'col-span-8 col-start-1 row-start-2 m:col-span-full',
    picture: 'aspect-[840/560] rounded-bl-turn',
  },
  quillow: {
    tile: 'col-span-4 col-start-9 row-span-2 row-start-1 self-end m:col-span-5 m:col-start-1 m:row-span-1 m:row-start-3 s:col-span-6',
    picture: 'aspect-[412/640] rounded-tr-turn',
  },
  varsa: {
    tile: 'col-span-5 col-start-1 row-start-3 mt-[94px] flex flex-col self-stretch wide:mt-30 m:col-span-7 m:col-start-6 m:mt-0 s:col-span-6 s:col-start-7',
    picture: 'min-h-0 flex-[1_1_0]',
    crop: 'object-bottom',
  },
  marrowe: {
    tile: 'col-span-7 col-start-6 row-start-3 m:col-span-9 m:col-start-4 m:row-start-4 s:col-span-full s:row-start-5',
    picture: 'aspect-[736/552] rounded-br-turn',
  },
  nimbolt: {
    tile: 'col-span-7 col-start-1 row-start-4 m:col-span-full m:row-start-5 s:row-start-6',
    picture: 'aspect-[736/414]',
  },
  dastan: {
    tile: 'col-span-5 col-start-8 row-span-2 row-start-4 flex flex-col self-stretch m:row-span-1 m:row-start-6 s:col-span-full s:row-start-8',
    picture: 'min-h-0 flex-[1_1_0] rounded-br-turn m:aspect-[240/360] m:flex-none s:aspect-4/5',
    crop: 'object-top',
  },
  hexwell: {
    tile: 'col-span-5 col-start-3 row-start-5 m:col-span-7 m:col-start-1 m:row-start-6 m:self-end s:col-span-full s:row-start-7',
    picture: 'aspect-[520/293] rounded-bl-turn',
  },
};
