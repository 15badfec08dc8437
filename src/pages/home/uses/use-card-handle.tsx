import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { UsePicture } from './use-picture';

const looks = {
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
} as const;

interface UseCardHandleProps {
  useCase: UseCase;
  /** Class that colours the disc behind the picture. */
  disc: string;
  isOpen: boolean;
  panelId: string;
  onFocus: () => void;
  onClick: () => void;
}

/** The button that opens a use case: upright, in narrow windows a row. */
export function UseCardHandle({
  useCase: { picture, title },
  disc,
  isOpen,
  panelId,
  onFocus,
  onClick,
}: UseCardHandleProps) {
  return (
    <button
      type="button"
      className={looks.handle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onFocus={onFocus}
      onClick={onClick}
    >
      <span
        className={clsx(
          'use-disc grid size-18 flex-none place-items-center overflow-hidden rounded-full mid:size-14 s:size-13',
          disc,
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
  );
}
