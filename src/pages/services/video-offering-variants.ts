import type { OfferingId } from '@/content/services';

interface VideoOfferingLook {
  /** The tracks to the clip and on from it. */
  before: string;
  after: readonly string[];
  clip: string;
  art: string;
}

/** The clip's place on its track; `--width` is the width of the content. */
export const videoOfferingVariants: Readonly<Record<OfferingId, VideoOfferingLook>> = {
  'video-production': {
    before: 'w-[calc(var(--side)-var(--cut))] flex-none',
    // The track ends before the green line that runs down behind it.
    after: [
      'mr-[57px] w-[calc(var(--width)*0.26-164px-23.5px-20px)] flex-none l:w-[calc(var(--width)*0.22-96px-23.5px-20px)]',
      'flex-1',
    ],
    clip: 'on-forest min-h-104 w-[calc(var(--width)*0.74)] rounded-tr-turn l:w-[calc(var(--width)*0.78)] m:w-[calc(100%-2*var(--line))] s:w-[calc(100%-1.75*var(--line))] s:flex-col-reverse s:items-start',
    art: 'w-82.5 compact:w-70 l:w-50 s:w-47.5',
  },
  'animation-motion-graphics': {
    before: 'flex-1',
    after: ['w-[calc(var(--side)-10px)] flex-none'],
    clip: 'on-green min-h-118 w-[calc(var(--width)*0.9)] flex-row-reverse rounded-tl-turn m:min-h-0 m:w-full m:flex-col-reverse m:items-start m:rounded-tr-none',
    art: 'w-125 compact:w-105 l:w-72.5 m:w-full m:max-w-115',
  },
  'creators-copilot': {
    before: 'w-[calc(var(--side)+var(--width)*0.08-10px)] flex-none',
    after: ['flex-1'],
    clip: 'min-h-104 w-[calc(var(--width)*0.8)] rounded-br-turn bg-cream text-ink [--ring:var(--ink)] m:w-full s:flex-col-reverse s:items-start',
    art: 'w-72.5 compact:w-60 l:w-50 m:w-47.5',
  },
};
