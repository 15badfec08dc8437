import type { Part } from '@/features/brand-audit/scoring';
import { QuarterBend } from './quarter-bend';
import './cross-line.css';

export interface CrossLineProps {
  part: Part;
  /** Whether the last question above is answered. */
  isFilled: boolean;
  /** Whether all twenty are; the dot at the very end then turns green. */
  isClosed: boolean;
}

/** The line crossing from one act to the next, or, after the last, running out to its dot. */
export function CrossLine({ part, isFilled, isClosed }: CrossLineProps) {
  const fill = isFilled ? 'is-filled' : '';
  return (
    <div className={`audit-cross audit-cross--${part} ${fill}`.trim()} aria-hidden="true">
      <QuarterBend
        corner={part === 'convey' ? 'bottom-right' : 'bottom-left'}
        className="audit-cross__from"
      />
      <div className="audit-line audit-cross__run" />
      {part === 'convert' ? (
        <div className={`audit-line audit-cross__end ${isClosed ? 'is-closed' : ''}`.trim()} />
      ) : (
        <QuarterBend
          corner={part === 'convey' ? 'top-left' : 'top-right'}
          className="audit-cross__to"
        />
      )}
    </div>
  );
}
