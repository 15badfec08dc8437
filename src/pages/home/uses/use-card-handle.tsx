import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { m } from '@/motion/m';
import { ExpandDot } from '@/ui/expand-dot';
import { UsePicture } from './use-picture';

interface UseCardHandleProps {
  useCase: UseCase;
  /** Class that colours the disc behind the picture. */
  disc: string;
  isOpen: boolean;
  panelId: string;
  /** Id of the picture that grows into the panel, while it is here. */
  morph: string | undefined;
  onFocus: () => void;
  onClick: () => void;
}

/** The button that opens a use case: upright, in narrow windows a row. */
export function UseCardHandle({
  useCase: { picture, title },
  disc,
  isOpen,
  panelId,
  morph,
  onFocus,
  onClick,
}: UseCardHandleProps) {
  return (
    <button
      type="button"
      className={clsx(
        'group/handle z-1 flex items-center text-ink outline-0 transition-colors aria-expanded:pointer-events-none print:hidden',
        'lg:absolute lg:inset-0 lg:w-28 lg:flex-col lg:justify-between lg:pt-5 lg:pb-9',
        'max-lg:relative max-lg:min-h-19 max-lg:gap-4 max-lg:py-2 max-lg:pr-12 max-lg:pl-2.5 max-lg:text-left max-lg:aria-expanded:text-cream',
      )}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onFocus={onFocus}
      onClick={onClick}
    >
      <span className="use-disc relative grid size-18 flex-none place-items-center max-lg:size-14">
        <i
          className={clsx(
            'absolute inset-0 rounded-full transition-opacity delay-200 duration-tap ease-linear group-aria-expanded/handle:delay-0 lg:group-aria-expanded/handle:opacity-0',
            disc,
          )}
        />
        <m.span
          layoutId={morph}
          layoutDependency={isOpen}
          className="relative size-10 lg:group-aria-expanded/handle:invisible max-lg:size-8"
        >
          <UsePicture name={picture} className="size-full" />
        </m.span>
      </span>
      {/* Leaves at once, and comes back last. */}
      <span
        className={clsx(
          'font-display text-h4 leading-none tracking-normal transition-opacity delay-300 duration-tap ease-linear',
          'group-aria-expanded/handle:delay-0 lg:group-aria-expanded/handle:opacity-0',
          'lg:rotate-180 lg:whitespace-nowrap lg:[text-orientation:sideways] lg:[writing-mode:vertical-rl]',
        )}
      >
        {title}
      </span>
      <ExpandDot className="absolute top-1/2 right-6 -translate-y-1/2 in-aria-expanded:bg-green lg:hidden" />
    </button>
  );
}
