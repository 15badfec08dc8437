import { Tabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RoadStepProps {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/** A step's title, and the dot at which it stands on the road until it is chosen. */
export function RoadStep({ id, className, children }: RoadStepProps) {
  return (
    <Tabs.Tab
      value={id}
      className={clsx(
        'relative z-2 mb-3.5 flex min-h-19 items-center justify-self-start rounded-[8px] py-1.5 s:min-h-16',
        'text-left font-display text-[32px] leading-[1.16] tracking-[-0.005em] text-balance s:text-[26px]',
        'first:min-h-11.75 first:py-0 aria-selected:mb-0 aria-selected:min-h-11.75 aria-selected:py-0 aria-selected:not-first:mt-cut',
        'before:absolute before:top-1/2 before:left-[calc(-1*var(--beside)-(var(--line)+var(--dot))/2)]',
        'before:-mt-[calc(var(--dot)/2)] before:size-(--dot) before:rounded-full before:bg-cream',
        'before:transition-colors hover:before:bg-ink aria-selected:before:invisible',
        'print:mb-0 print:min-h-0 print:text-[16pt] print:before:hidden',
        className,
      )}
    >
      {children}
    </Tabs.Tab>
  );
}
