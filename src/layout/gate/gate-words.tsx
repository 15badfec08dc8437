import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { gateWords as words } from '@/content/gate';

interface GateWordsProps {
  heading: ElementType;
}

/** The gate's heading, tag and note. */
export function GateWords({ heading: Heading }: GateWordsProps) {
  return (
    <div className="px-(--inset) pt-14 pb-8 tablet:pb-12 lying:self-center lying:pt-6 lying:pb-8 lying:pl-6">
      <Heading
        className={clsx(
          'max-w-[12em] font-display text-[clamp(30px,9.23vw,36px)] leading-[1.05] tracking-h3 text-balance',
          'tablet:max-w-[11.5em] tablet:text-[60px] lying:text-[clamp(30px,4.2vw,54px)]',
        )}
      >
        {words.title}
      </Heading>
      <p
        className={clsx(
          'mt-6 -ml-(--inset) inline-flex min-h-line items-center rounded-r-card bg-cream py-2.5 pr-6 pl-(--inset)',
          'text-fine leading-tight font-semibold tracking-h4',
          'tablet:mt-9 tablet:pr-8 tablet:text-body',
          'lying:mt-6 lying:ml-0 lying:rounded-card lying:px-6 lying:text-small',
        )}
      >
        {words.tag}
      </p>
      <p className="mt-5 max-w-[21em] text-small leading-[1.45] tablet:mt-7 tablet:max-w-[26em] tablet:text-large lying:mt-5 lying:text-body">
        {words.note}
      </p>
    </div>
  );
}
