import { clsx } from 'clsx';
import { QuarterBend } from '@/ui/piece';
import type { SectionState } from './rail-plan';

interface SectionProps {
  section: SectionState;
}

/** Joins the line of the hero to that of the questions; other windows have the rail's bar here. */
export function LineFromHero() {
  return (
    <div className="hidden h-18 upright:block" aria-hidden="true">
      <div className="h-17.5 w-line bg-current" />
    </div>
  );
}

/** Tops of the bends and of the bar, and the room beside the bar that a bend and its cut take. */
const crossMeasures = clsx(
  '[--bar-top:calc(var(--line)*0.9)] [--bend-top:calc(var(--line)*0.15)]',
  '[--bend-room:calc(var(--line)*1.75+var(--cut))]',
);

/** The line below a section fills once its last question is answered. */
const lineColor = ({ isPassed }: SectionState) =>
  clsx(
    'transition-colors duration-open ease-roll',
    isPassed ? 'text-ink on-dark:text-cream' : 'text-sand on-dark:text-moss',
  );

/** The line below a section, which crosses to the other side for the next one. */
export function LineAcross({ section, isMirrored }: SectionProps & { isMirrored: boolean }) {
  return (
    <div
      className={clsx('relative -mx-overhang h-bend', crossMeasures, lineColor(section))}
      aria-hidden="true"
    >
      <QuarterBend
        corner={isMirrored ? 'bottom-right' : 'bottom-left'}
        className={clsx('top-(--bend-top)', isMirrored ? 'right-0' : 'left-0')}
      />
      <div className="absolute inset-x-(--bend-room) top-(--bar-top) h-line bg-current" />
      <QuarterBend
        corner={isMirrored ? 'top-left' : 'top-right'}
        className={clsx('top-(--bar-top)', isMirrored ? 'left-0' : 'right-0')}
      />
    </div>
  );
}

/** The line below the last section runs out to a dot, which is green once all are answered. */
export function LineEnd({ section }: SectionProps) {
  return (
    <div
      className={clsx(
        'relative -ml-overhang h-[calc(var(--line)*3.6)]',
        '[--dot-room:calc(var(--line)*1.53)]',
        crossMeasures,
        lineColor(section),
      )}
      aria-hidden="true"
    >
      <QuarterBend corner="bottom-left" className="top-(--bend-top) left-0" />
      <div className="absolute top-(--bar-top) right-(--dot-room) left-(--bend-room) h-line rounded-r-card bg-current" />
      <div
        className={clsx(
          'absolute top-(--bar-top) right-0 size-line rounded-full transition-colors duration-open ease-roll',
          section.hasSentence ? 'bg-green' : 'bg-sand',
        )}
      />
    </div>
  );
}
