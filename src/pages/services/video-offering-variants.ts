import type { OfferingId } from '@/content/services';

interface VideoOfferingClasses {
  /** The tracks to the clip and on from it. */
  before: string;
  after: readonly string[];
  clip: string;
  art: string;
}

/** The clip's place on its track; `--width` is the width of the content. */
export const videoOfferingVariants: Readonly<Record<OfferingId, VideoOfferingClasses>> = {
  'video-production': {
    before: 'w-[calc(var(--side)-var(--cut))] flex-none',
    // The track ends before the green line that runs down behind it.
    after: [
      'mr-14 w-[calc(var(--width)*0.26-164px-23.5px-20px)] flex-none max-xl:w-[calc(var(--width)*0.22-96px-23.5px-20px)]',
      'flex-1',
    ],
    clip: 'on-forest min-h-104 w-[calc(var(--width)*0.74)] rounded-tr-turn max-xl:w-[calc(var(--width)*0.78)] max-md:w-[calc(100%-2*var(--line))] max-sm:w-[calc(100%-1.75*var(--line))] max-sm:flex-col-reverse max-sm:items-start',
    art: 'w-82 compact:w-70 max-xl:w-50 max-sm:w-48',
  },
  'animation-motion-graphics': {
    before: 'flex-1',
    after: ['w-[calc(var(--side)-10px)] flex-none'],
    clip: 'on-green min-h-118 w-[calc(var(--width)*0.9)] flex-row-reverse rounded-tl-turn max-md:w-full max-md:flex-col-reverse max-md:items-start max-md:rounded-tr-none',
    art: 'w-125 compact:w-105 max-xl:w-72 max-md:w-full max-md:max-w-115',
  },
  'creators-copilot': {
    before: 'w-[calc(var(--side)+var(--width)*0.08-10px)] flex-none',
    after: ['flex-1'],
    clip: 'min-h-104 w-[calc(var(--width)*0.8)] rounded-br-turn bg-cream text-ink [--ring:var(--ink)] max-md:w-full max-sm:flex-col-reverse max-sm:items-start',
    art: 'w-72 compact:w-60 max-xl:w-50 max-md:w-48',
  },
};
