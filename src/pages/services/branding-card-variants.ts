import type { BrandingId } from '@/content/services';

interface ServiceCardClasses {
  /** Its colour, its place in the grid, and the corner it turns to the next card. */
  card: string;
  art: string;
  picture: string;
  pause: string;
  words: string;
  content: string;
  includes: string;
  /** The plus while the card is closed. */
  sign: string;
}

const upright = {
  words: 'mt-auto',
  content: 'mt-3.5',
  includes: 'mt-6',
} as const;

/** The five cards interlock. */
export const brandingCardVariants: Readonly<Record<BrandingId, ServiceCardClasses>> = {
  'brand-identity': {
    // Under 960 px the line of the page ends on its corner.
    card: 'on-forest col-span-full md:min-h-154 md:rounded-tr-turn max-md:flex-col max-md:rounded-br-turn',
    art: 'md:min-h-154 w-[calc(50%-12px)] flex-none overflow-hidden max-md:h-75 max-md:w-full max-sm:h-58',
    picture: 'absolute -top-line right-0 w-[max(708px,100%)] max-sm:w-[max(490px,100%)]',
    pause: 'right-6 bottom-6',
    words: 'flex-1 pt-16 pr-16 pb-card pl-19 max-xl:p-card',
    content: 'mt-5 text-large leading-normal max-sm:text-body',
    includes: 'mt-auto pt-8',
    sign: 'bg-moss text-cream group-hover/card:bg-mint group-hover/card:text-ink',
  },
  'brand-strategy': {
    ...upright,
    card: 'col-span-7 md:min-h-118 flex-col rounded-bl-turn bg-mint p-card max-md:col-span-full',
    art: '-mx-card -mt-card mb-fluid-9 flex justify-end pt-card',
    picture: 'w-[max(816px,100%)] flex-none max-sm:w-[max(530px,100%)] print:w-72',
    pause: 'right-6 bottom-6',
    sign: 'bg-ink/10 text-ink group-hover/card:bg-white',
  },
  'brand-management': {
    ...upright,
    card: 'on-ink col-span-5 md:min-h-118 flex-col rounded-tr-turn p-card max-md:col-span-full',
    art: 'mb-fluid-10 flex flex-1 items-center',
    picture: 'w-full max-w-100 print:w-72',
    pause: 'right-0 bottom-0',
    sign: 'bg-cream/16 text-cream group-hover/card:bg-mint group-hover/card:text-ink',
  },
  'web-solution': {
    ...upright,
    card: 'col-span-5 md:min-h-118 flex-col rounded-tl-turn bg-sand p-card max-md:col-span-full',
    art: 'mb-fluid-10 flex flex-1 items-center',
    picture: 'w-full max-w-100 print:w-72',
    // Beside the title, since the picture is as wide as the card.
    pause: 'right-0 -bottom-16',
    sign: 'bg-white text-ink group-hover/card:bg-mint',
  },
  'public-relations': {
    ...upright,
    card: 'col-span-7 md:min-h-118 flex-col rounded-br-turn p-card inset-ring-thin inset-ring-ink max-md:col-span-full',
    art: 'mb-8 flex flex-1 items-center pt-13',
    picture: 'w-112 max-w-full print:w-72',
    pause: 'right-0 bottom-0',
    sign: 'bg-ink/10 text-ink group-hover/card:bg-mint',
  },
};
