import { Tabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RoadStepProps {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/** A step's dot until it is selected. */
function RoadDot() {
  return (
    <i
      className={clsx(
        'absolute top-1/2 left-[calc(-1*var(--beside)-(var(--line)+var(--dot))/2)] -mt-[calc(var(--dot)/2)]',
        'size-(--dot) rounded-full bg-cream transition-colors group-hover/step:bg-ink',
        'group-aria-selected/step:invisible print:hidden',
      )}
      aria-hidden="true"
    />
  );
}

/** A step's title, beside its dot. */
export function RoadStep({ id, className, children }: RoadStepProps) {
  return (
    <Tabs.Tab
      value={id}
      className={clsx(
        'group/step relative z-2 mb-3.5 flex min-h-19 items-center justify-self-start rounded-small py-1.5',
        'text-left font-display text-[32px] leading-[1.16] tracking-h4 text-balance max-sm:text-[26px]',
        'first:min-h-control first:py-0 aria-selected:mb-0 aria-selected:min-h-control aria-selected:py-0 aria-selected:not-first:mt-cut',
        'print:mb-0 print:text-large forced-colors:aria-selected:underline',
        className,
      )}
    >
      <RoadDot />
      {children}
    </Tabs.Tab>
  );
}
