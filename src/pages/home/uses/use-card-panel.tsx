import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { m } from '@/motion/m';
import { tagVariants } from '@/ui/tag-list';
import { UsePicture } from './use-picture';

interface UseCardPanelProps {
  id: string;
  useCase: UseCase;
  /** Id of the picture that grows out of the disc, while it is here. */
  morph: string | undefined;
}

/** The content of an open use case. */
export function UseCardPanel({ id, useCase, morph }: UseCardPanelProps) {
  const { picture, title, text, tag } = useCase;
  return (
    <div
      id={id}
      className={clsx(
        'invisible relative grid content-end text-cream transition-[visibility] duration-open group-data-open/card:visible',
        // As wide as the open card from the start, so that the text does not rewrap while the card widens.
        'lg:w-[calc(var(--wrap)-5*128px)] lg:px-12 lg:pt-12 lg:pb-11 lg:max-xl:pt-64 lg:@max-roomy:pt-80',
        'max-lg:overflow-hidden print:visible print:text-ink',
      )}
    >
      <div
        className={clsx(
          'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_168px] max-lg:items-end max-lg:gap-6 max-lg:pt-2 max-lg:pr-card max-lg:pb-card max-lg:pl-22',
          'max-sm:grid-cols-[minmax(0,1fr)_104px] max-sm:pl-card',
          'print:grid print:grid-cols-[auto_minmax(0,1fr)] print:gap-4',
        )}
      >
        {/* Comes last; on the way out the ground takes it along. */}
        <div
          className={clsx(
            'grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 motion-safe:group-data-open/card:in-data-opened:animate-answer',
            'max-lg:max-w-[22em] max-lg:self-start max-sm:contents print:w-auto print:gap-1.5',
          )}
        >
          <h3 className="font-display text-h3 max-lg:hidden">{title}</h3>
          <p className="max-sm:col-span-full">{text}</p>
          <span
            className={tagVariants({
              variant: 'outlined',
              className: 'max-sm:self-end max-sm:justify-self-start',
            })}
          >
            {tag}
          </span>
        </div>
        <m.span
          layoutId={morph}
          layoutDependency={morph}
          className={clsx(
            'use-art invisible group-data-open/card:visible print:visible',
            'lg:absolute lg:top-12 lg:right-14 lg:w-61 lg:compact:top-10 lg:compact:right-12 lg:compact:w-48',
            'max-lg:w-full print:col-start-1 print:row-start-1 print:w-20',
          )}
        >
          <UsePicture name={picture} className="w-full" />
        </m.span>
      </div>
    </div>
  );
}
