import type { OfferingId } from '@/content/services';

interface VideoOfferingLook {
  /** The roads that lead to the clip and on from it. */
  before: string;
  after: readonly string[];
  clip: string;
  art: string;
}

/** Each clip stands elsewhere on its track; `--width` is that of the content. */
export const videoOfferingLooks: Readonly<Record<OfferingId, VideoOfferingLook>> = {
  'video-production': {
    before: 'w-[calc(var(--side)-10px)] flex-none',
    // The road ends before the green line that comes down and goes on behind it.
    after: ['mr-[57px] w-[calc(var(--width)*0.26-164px-23.5px-20px)] flex-none', 'flex-1'],
    clip: 'on-forest w-[calc(var(--width)*0.74)] rounded-tr-turn',
    art: 'w-82.5 compact:w-70',
  },
  'animation-motion-graphics': {
    before: 'flex-1',
    after: ['w-[calc(var(--side)-10px)] flex-none'],
    clip: 'on-green min-h-118 w-[calc(var(--width)*0.9)] flex-row-reverse rounded-tl-turn',
    art: 'w-125 compact:w-105',
  },
  'creators-copilot': {
    before: 'w-[calc(var(--side)+var(--width)*0.08-10px)] flex-none',
    after: ['flex-1'],
    clip: 'w-[calc(var(--width)*0.8)] rounded-br-turn bg-cream text-ink [--ring:var(--ink)]',
    art: 'w-72.5 compact:w-60',
  },
};
