import { clsx } from 'clsx';
import { reveal } from '@/motion/reveal';

/** The hole of the bend covers it; the text keeps clear. */
const shapes = {
  dot: {
    piece:
      'w-(--h) items-center justify-center rounded-full bg-green px-6 text-center max-sm:[--h:264px] xl:px-11',
    title: 'mb-3 text-h3',
    text: 'text-balance max-xl:text-small max-md:text-body',
  },
  bar: {
    piece: clsx(
      'flex-1 justify-center rounded-l-full bg-cream pr-14 pl-26 max-xl:pr-8 max-xl:pl-16',
      'max-md:mx-8 max-md:h-auto max-md:rounded-[84px] max-md:px-fluid-18 max-md:py-8 max-sm:mx-0',
    ),
    title: 'mb-3 text-h3',
    text: 'text-balance max-xl:text-small max-md:text-body',
  },
  bend: {
    piece: clsx(
      'w-(--h) overflow-hidden rounded-tr-full bg-mint pt-[calc(var(--h)*0.13)] pl-8 compact:pl-7 max-xl:pt-8',
      'after:absolute after:bottom-0 after:left-0 after:size-[42.86%] after:rounded-tr-full after:bg-forest',
      'max-md:aspect-square max-md:h-auto max-md:w-[min(300px,100%)] max-md:self-end max-md:pt-12',
    ),
    title: 'mb-2 text-[36px]/[1.1] tracking-h3 compact:text-[32px] max-xl:text-h4',
    text: 'w-[min(10.59em,50%)] text-control text-wrap compact:text-small max-xl:w-34 max-xl:text-note max-md:w-42',
  },
} as const;

interface VisionPieceProps {
  shape: keyof typeof shapes;
  title: string;
  text: string;
}

/** A verb in one of the three pieces, which grows with the text. */
export function VisionPiece({ shape, title, text }: VisionPieceProps) {
  const classes = shapes[shape];
  return (
    <div
      ref={reveal}
      className={clsx(
        'relative flex h-(--h) flex-col [--h:max((100cqw-20px)*0.3,18.8em)] max-xl:[--h:270px] max-md:[--h:300px]',
        'print:layout-none print:mb-4 print:rounded-none print:text-left print:after:hidden',
        classes.piece,
      )}
    >
      <h3 className={clsx('font-display print:mb-1', classes.title)}>{title}</h3>
      <p className={clsx('leading-[1.45] print:w-auto', classes.text)}>{text}</p>
    </div>
  );
}
