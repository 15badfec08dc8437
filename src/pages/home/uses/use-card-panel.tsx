import { clsx } from 'clsx';
import type { UseCase } from '@/content/home-uses';
import { m } from '@/motion/m';
import { tagVariants } from '@/ui/tag-list';
import { UsePicture } from './use-picture';

const classes = {
  /** As wide as the open card from the start, so that the text does not rewrap while the card widens. */
  panel: clsx(
    'relative grid w-[calc(var(--wrap)-5*128px)] content-end px-12 pt-12 pb-11 text-cream max-xl:pt-64 @max-roomy:pt-80',
    'invisible transition-[visibility] duration-open group-data-open/card:visible',
    'max-lg:w-auto max-lg:overflow-hidden max-lg:p-0',
    'print:visible print:w-auto print:grid-cols-[auto_minmax(0,1fr)] print:gap-4 print:p-0 print:text-ink',
  ),
  inner: clsx(
    'contents max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_168px] max-lg:items-end max-lg:gap-6 max-lg:pt-2 max-lg:pr-card max-lg:pb-card max-lg:pl-22',
    'max-sm:grid-cols-[minmax(0,1fr)_104px] max-sm:pl-card print:contents',
  ),
  /** Comes last; on the way out the ground takes it along. */
  words: clsx(
    'motion-safe:group-data-open/card:in-data-opened:animate-answer',
    'grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 max-lg:max-w-[22em] max-lg:self-start max-sm:contents',
    'print:grid print:w-auto print:gap-1.5',
  ),
  picture: clsx(
    'use-art invisible absolute top-12 right-14 w-61 group-data-open/card:visible compact:top-10 compact:right-12 compact:w-48 max-lg:static max-lg:w-full',
    'print:visible print:static print:col-start-1 print:row-start-1 print:w-20',
  ),
} as const;

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
    <div id={id} className={classes.panel}>
      <div className={classes.inner}>
        <div className={classes.words}>
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
        <m.span layoutId={morph} layoutDependency={morph} className={classes.picture}>
          <UsePicture name={picture} className="w-full" />
        </m.span>
      </div>
    </div>
  );
}
