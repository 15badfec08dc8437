import type { WorkId } from '@/content/home';

interface WorkClasses {
  /** Its area of the grid (showcase.css); two are as tall as their neighbours. */
  tile: string;
  /** The shape of its picture, each with its own turn. */
  picture: string;
  /** The part of the picture that stays visible. */
  crop?: string;
}

export const workVariants: Readonly<Record<WorkId, WorkClasses>> = {
  lumenade: { tile: '[grid-area:lumenade]', picture: 'aspect-840/560 rounded-bl-turn' },
  quillow: { tile: 'self-end [grid-area:quillow]', picture: 'aspect-412/640 rounded-tr-turn' },
  varsa: {
    tile: 'mt-24 flex flex-col self-stretch [grid-area:varsa] wide:mt-30 max-md:mt-0',
    picture: 'min-h-0 flex-[1_1_0]',
    crop: 'object-bottom',
  },
  marrowe: { tile: '[grid-area:marrowe]', picture: 'aspect-736/552 rounded-br-turn' },
  nimbolt: { tile: '[grid-area:nimbolt]', picture: 'aspect-736/414' },
  dastan: {
    tile: 'flex flex-col self-stretch [grid-area:dastan]',
    picture:
      'min-h-0 flex-[1_1_0] rounded-br-turn max-md:aspect-240/360 max-md:flex-none max-sm:aspect-4/5',
    crop: 'object-top',
  },
  hexwell: {
    tile: '[grid-area:hexwell] max-md:self-end',
    picture: 'aspect-520/293 rounded-bl-turn',
  },
};
