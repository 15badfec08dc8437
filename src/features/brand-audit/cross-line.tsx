import { clsx } from 'clsx';
import type { Part } from './scoring';
import { QuarterBend } from '@/ui/piece';

/** From the first bend to the second, or to the dot. */
const runs = {
  connect: 'right-[calc(var(--line)*1.75+var(--cut))]',
  convey: 'right-[calc(var(--line)*1.75+var(--cut))]',
  convert: 'right-[calc(var(--line)*1.53)] rounded-r-card',
} as const;

interface CrossLineProps {
  part: Part;
  /** Whether the last question of the act is answered. */
  isFilled: boolean;
  /** Whether all twenty are answered; the dot at the end is then green. */
  isClosed: boolean;
}

/** The line between two acts; after the last act it runs out to its dot. */
export function CrossLine({ part, isFilled, isClosed }: CrossLineProps) {
  const isMirrored = part === 'convey';
  const isEnd = part === 'convert';
  return (
    <div
      className={clsx(
        'relative transition-colors duration-open ease-roll',
        isEnd ? '-ml-overhang h-[calc(var(--line)*3.6)]' : '-mx-overhang h-bend',
        isFilled ? 'text-ink on-dark:text-cream' : 'text-sand on-dark:text-moss',
      )}
      aria-hidden="true"
    >
      <QuarterBend
        corner={isMirrored ? 'bottom-right' : 'bottom-left'}
        className={clsx('top-[calc(var(--line)*0.15)]', isMirrored ? 'right-0' : 'left-0')}
      />
      <div
        className={clsx(
          'absolute top-[calc(var(--line)*0.9)] left-[calc(var(--line)*1.75+var(--cut))] h-line bg-current',
          runs[part],
        )}
      />
      {isEnd ? (
        <div
          className={clsx(
            'absolute top-[calc(var(--line)*0.9)] right-0 size-line rounded-full transition-colors duration-open ease-roll',
            isClosed ? 'bg-green' : 'bg-sand',
          )}
        />
      ) : (
        <QuarterBend
          corner={isMirrored ? 'top-left' : 'top-right'}
          className={clsx('top-[calc(var(--line)*0.9)]', isMirrored ? 'left-0' : 'right-0')}
        />
      )}
    </div>
  );
}
