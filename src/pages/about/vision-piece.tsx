import { clsx } from 'clsx';
import { reveal } from '@/motion/reveal';

/** The bend's hole is laid over it; its text keeps clear of it. */
const shapes = {
  dot: {
    piece: 'w-(--h) items-center justify-center rounded-full bg-green px-11 text-center',
    title: 'mb-3 text-h3',
    text: 'text-balance',
  },
  bar: {
    piece: 'flex-1 justify-center rounded-l-full bg-cream pr-14 pl-26',
    title: 'mb-3 text-h3',
    text: 'text-balance',
  },
  bend: {
    piece:
      'w-(--h) overflow-hidden rounded-tr-full bg-mint pt-[calc(var(--h)*0.13)] pl-8 after:absolute after:bottom-0 after:left-0 after:size-[42.86%] after:rounded-tr-full after:bg-forest compact:pl-7',
    title: 'mb-2 text-[36px]/[1.1] tracking-[-0.01em] compact:text-[32px]',
    text: 'w-[min(10.59em,50%)] text-control text-wrap compact:text-small',
  },
} as const;

interface VisionPieceProps {
  shape: keyof typeof shapes;
  title: string;
  text: string;
}

/** A verb in one of the three pieces, as high as it grows with its text, for which it is always large enough. */
export function VisionPiece({ shape, title, text }: VisionPieceProps) {
  const look = shapes[shape];
  return (
    <div
      ref={reveal}
      className={clsx(
        'relative flex h-(--h) flex-col [--h:max((100cqw-20px)*0.3,18.8em)]',
        look.piece,
      )}
    >
      <h3 className={clsx('font-display', look.title)}>{title}</h3>
      <p className={clsx('leading-[1.45]', look.text)}>{text}</p>
    </div>
  );
}
