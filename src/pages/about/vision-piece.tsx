import { clsx } from 'clsx';
import { reveal } from '@/motion/reveal';

/** The hole of the bend covers it; the text keeps clear. */
const shapes = {
  dot: {
    piece:
      'w-(--h) items-center justify-center rounded-full bg-green px-11 text-center l:px-6 s:[--h:264px]',
    title: 'mb-3 text-h3',
    text: 'text-balance l:text-small m:text-body',
  },
  bar: {
    piece: clsx(
      'flex-1 justify-center rounded-l-full bg-cream pr-14 pl-26 l:pr-8 l:pl-16',
      'm:mx-8 m:h-auto m:flex-none m:rounded-[84px] m:px-18 m:py-10 s:mx-0 s:px-10 s:py-8',
    ),
    title: 'mb-3 text-h3',
    text: 'text-balance l:text-small m:text-body',
  },
  bend: {
    piece: clsx(
      'w-(--h) overflow-hidden rounded-tr-full bg-mint pt-[calc(var(--h)*0.13)] pl-8 compact:pl-7 l:pt-8 l:pl-6',
      'after:absolute after:bottom-0 after:left-0 after:size-[42.86%] after:rounded-tr-full after:bg-forest',
      'm:aspect-square m:h-auto m:w-[min(300px,100%)] m:self-end m:pt-12.5',
    ),
    title: 'mb-2 text-[36px]/[1.1] tracking-[-0.01em] compact:text-[32px] l:mb-1 l:text-[28px]',
    text: 'w-[min(10.59em,50%)] text-control text-wrap compact:text-small l:w-34 l:text-note m:w-42',
  },
} as const;

interface VisionPieceProps {
  shape: keyof typeof shapes;
  title: string;
  text: string;
}

/** A verb in one of the three pieces, which grows with the text. */
export function VisionPiece({ shape, title, text }: VisionPieceProps) {
  const look = shapes[shape];
  return (
    <div
      ref={reveal}
      className={clsx(
        'relative flex h-(--h) flex-col [--h:max((100cqw-20px)*0.3,18.8em)] l:[--h:270px] m:[--h:300px]',
        look.piece,
      )}
    >
      <h3 className={clsx('font-display', look.title)}>{title}</h3>
      <p className={clsx('leading-[1.45]', look.text)}>{text}</p>
    </div>
  );
}
