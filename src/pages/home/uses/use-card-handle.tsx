import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { UsePicture } from './use-picture';

const looks = {
  handle: clsx(
    'absolute inset-0 flex w-28 flex-col items-center justify-between pt-5 pb-9 text-ink outline-0 transition-opacity duration-tap ease-linear aria-expanded:opacity-0',
    'max-lg:relative max-lg:inset-auto max-lg:min-h-19 max-lg:w-auto max-lg:flex-row max-lg:justify-start max-lg:gap-5 max-lg:py-2 max-lg:pr-16',
    'max-lg:pl-2.5 max-lg:text-left max-lg:aria-expanded:text-cream max-lg:aria-expanded:opacity-100',
    'max-sm:min-h-17 max-sm:gap-4 max-sm:pr-12 max-sm:pl-2',
    'print:hidden',
  ),
  name: clsx(
    'rotate-180 font-display text-h4 leading-none tracking-normal whitespace-nowrap [text-orientation:sideways] [writing-mode:vertical-rl]',
    'max-lg:rotate-0 max-lg:leading-[1.05] max-lg:whitespace-normal max-lg:[writing-mode:horizontal-tb]',
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
          'use-disc grid size-18 flex-none place-items-center overflow-hidden rounded-full max-lg:size-14 max-sm:size-13',
          disc,
        )}
      >
        <UsePicture name={picture} className="size-10 max-lg:size-8 max-sm:size-7.5" />
      </span>
      <span className={looks.name}>{title}</span>
      <i
        className="absolute top-1/2 right-6 hidden h-2.5 w-2.5 -translate-y-1/2 rounded-full bg-ink transition-[width,background-color] ease-out group-data-open/card:w-6 group-data-open/card:bg-green max-lg:block"
        aria-hidden="true"
      />
    </button>
  );
}
