import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { m } from '@/motion/m';
import { UsePicture } from './use-picture';

const classes = {
  handle: clsx(
    'group/handle absolute inset-0 z-1 flex w-28 flex-col items-center justify-between pt-5 pb-9 text-ink outline-0 transition-colors aria-expanded:pointer-events-none',
    'max-lg:relative max-lg:min-h-19 max-lg:w-auto max-lg:flex-row max-lg:justify-start max-lg:gap-4',
    'max-lg:py-2 max-lg:pr-12 max-lg:pl-2.5 max-lg:text-left max-lg:aria-expanded:text-cream',
    'print:hidden',
  ),
  /** Leaves at once, and comes back last. */
  name: clsx(
    'transition-opacity delay-300 duration-tap ease-linear group-aria-expanded/handle:delay-0 not-max-lg:group-aria-expanded/handle:opacity-0',
    'rotate-180 font-display text-h4 leading-none tracking-normal [text-orientation:sideways] [writing-mode:vertical-rl] lg:whitespace-nowrap',
    'max-lg:rotate-0 max-lg:[writing-mode:horizontal-tb]',
  ),
} as const;

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
      className={classes.handle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onFocus={onFocus}
      onClick={onClick}
    >
      <span className="use-disc relative grid size-18 flex-none place-items-center max-lg:size-14">
        <i
          className={clsx(
            'absolute inset-0 rounded-full transition-opacity delay-200 duration-tap ease-linear group-aria-expanded/handle:delay-0 not-max-lg:group-aria-expanded/handle:opacity-0',
            disc,
          )}
        />
        <m.span
          layoutId={morph}
          layoutDependency={isOpen}
          className="relative size-10 not-max-lg:group-aria-expanded/handle:invisible max-lg:size-8"
        >
          <UsePicture name={picture} className="size-full" />
        </m.span>
      </span>
      <span className={classes.name}>{title}</span>
      <i
        className="absolute top-1/2 right-6 hidden h-2.5 w-2.5 -translate-y-1/2 rounded-full bg-ink transition-[width,background-color] ease-out group-data-open/card:w-6 group-data-open/card:bg-green max-lg:block"
        aria-hidden="true"
      />
    </button>
  );
}
