import { tv } from 'tailwind-variants/lite';

/**
 * The five cards interlock: each has its ground, its place in the grid, and a round corner towards
 * the next one. They stand in the order of `brandingCards`.
 */
export const brandingCardVariants = tv({
  slots: {
    base: [
      'paper-whole group/card relative flex overflow-hidden rounded-card',
      'max-md:col-span-full @max-roomy:col-span-full print:mb-6 print:py-4',
    ],
    art: 'relative flex print:mt-0 print:mb-4 print:pt-0',
    picture: '',
    pause: 'z-1',
    textColumn: 'flex flex-col items-start',
    text: 'max-w-[30em]',
    /** Covers the card, so that all of it is clickable; other links and buttons are above it. */
    button: [
      'flex min-h-line w-full items-center justify-between text-left text-control/none font-semibold',
      'after:absolute after:inset-0 focus-visible:rounded-small focus-visible:outline-offset-4',
    ],
    sign: '',
  },
  variants: {
    isUpright: {
      true: {
        base: 'flex-col p-card md:min-h-118',
        picture: 'print:w-72',
        text: 'mt-3.5',
        button: 'mt-6',
      },
    },
    id: {
      'brand-identity': {
        base: [
          'on-forest col-span-full md:min-h-154 md:rounded-tr-turn',
          // The line of the page now comes down on its upper right corner.
          'max-md:flex-col max-md:rounded-br-turn',
        ],
        art: 'w-[calc(50%-12px)] flex-none overflow-hidden md:min-h-154 max-md:h-75 max-md:w-full max-sm:h-58',
        picture: 'absolute -top-line right-0 w-[max(708px,100%)] max-sm:w-[max(490px,100%)]',
        // A rim keeps it apart from the dots behind it.
        pause: 'right-6 bottom-6 ring-8 ring-forest',
        textColumn: 'flex-1 pt-16 pr-16 pb-card pl-19 max-xl:p-card',
        text: 'mt-5 text-large leading-normal max-sm:text-body',
        button: 'mt-auto pt-8',
        sign: 'bg-moss text-cream group-hover/card:bg-mint group-hover/card:text-ink',
      },
      'brand-strategy': {
        base: 'col-span-7 rounded-bl-turn bg-mint',
        art: '-mx-card -mt-card mb-fluid-9 justify-end pt-card',
        picture: 'w-[max(816px,100%)] flex-none max-sm:w-[max(530px,100%)]',
        // The button lies beside the title, because the picture is as wide as the card.
        pause: 'right-card -bottom-16',
        textColumn: 'mt-auto',
        sign: 'bg-ink/10 text-ink group-hover/card:bg-white',
      },
      'brand-management': {
        base: 'on-ink col-span-5 rounded-tr-turn',
        art: 'mb-fluid-10 flex-1 items-center',
        picture: 'w-full max-w-100',
        pause: 'right-0 bottom-0',
        sign: 'bg-cream/16 text-cream group-hover/card:bg-mint group-hover/card:text-ink',
      },
      'web-solution': {
        base: 'col-span-5 rounded-tl-turn bg-sand',
        art: 'mb-fluid-10 flex-1 items-center',
        picture: 'w-full max-w-100',
        pause: 'right-0 -bottom-16',
        sign: 'bg-white text-ink group-hover/card:bg-mint',
      },
      'public-relations': {
        base: 'col-span-7 rounded-br-turn inset-ring-thin inset-ring-ink',
        art: 'mb-8 flex-1 items-center pt-13',
        picture: 'w-112 max-w-full',
        pause: 'right-0 bottom-0',
        sign: 'bg-ink/10 text-ink group-hover/card:bg-mint',
      },
    },
  },
});
