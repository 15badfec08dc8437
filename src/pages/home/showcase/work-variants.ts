import type { WorkId } from '@/content/home';

interface WorkClasses {
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
export const workVariants: Readonly<Record<WorkId, WorkClasses>> = {
  lumenade: {
    tile: 'col-span-8 col-start-1 row-start-2 max-md:col-span-full',
    picture: 'aspect-840/560 rounded-bl-turn',
  },
  quillow: {
    tile: 'col-span-4 col-start-9 row-span-2 row-start-1 self-end max-md:col-span-5 max-md:col-start-1 max-md:row-span-1 max-md:row-start-3 max-sm:col-span-6',
    picture: 'aspect-412/640 rounded-tr-turn',
  },
  varsa: {
    tile: 'col-span-5 col-start-1 row-start-3 mt-24 flex flex-col self-stretch wide:mt-30 max-md:col-span-7 max-md:col-start-6 max-md:mt-0 max-sm:col-span-6 max-sm:col-start-7',
    picture: 'min-h-0 flex-[1_1_0]',
    crop: 'object-bottom',
  },
  marrowe: {
    tile: 'col-span-7 col-start-6 row-start-3 max-md:col-span-9 max-md:col-start-4 max-md:row-start-4 max-sm:col-span-full max-sm:row-start-5',
    picture: 'aspect-736/552 rounded-br-turn',
  },
  nimbolt: {
    tile: 'col-span-7 col-start-1 row-start-4 max-md:col-span-full max-md:row-start-5 max-sm:row-start-6',
    picture: 'aspect-736/414',
  },
  dastan: {
    tile: 'col-span-5 col-start-8 row-span-2 row-start-4 flex flex-col self-stretch max-md:row-span-1 max-md:row-start-6 max-sm:col-span-full max-sm:row-start-8',
    picture:
      'min-h-0 flex-[1_1_0] rounded-br-turn max-md:aspect-240/360 max-md:flex-none max-sm:aspect-4/5',
    crop: 'object-top',
  },
  hexwell: {
    tile: 'col-span-5 col-start-3 row-start-5 max-md:col-span-7 max-md:col-start-1 max-md:row-start-6 max-md:self-end max-sm:col-span-full max-sm:row-start-7',
    picture: 'aspect-520/293 rounded-bl-turn',
  },
};
