import { clsx } from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { auditQuestions } from '@/content/audit-questions';
import { successWords as words } from '@/content/success';
import { StripPicture } from '@/features/brand-audit/strip-picture';
import { land } from '@/features/brand-audit/flight';
import { type AuditReceipt, questionIds } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { answerStrip, pieceBox } from '@/lib/strip';

/** The audit’s strip; its dot falls in where the report says to start, and runs out where nothing is left to do. */
export function SuccessStrip({ receipt: { answers } }: { receipt: AuditReceipt }) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(ref.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const { startQuestion } = scoreAudit(answers);
  const picture = useRef<SVGSVGElement>(null);
  const arrive = useEffectEvent(() => picture.current && land(picture.current, startQuestion));
  // Lands once the strip has its size.
  useLayoutEffect(() => {
    if (width > 0) arrive();
  }, [width]);

  const strip = stripIn(width);
  const index = startQuestion ? questionIds.indexOf(startQuestion) : -1;
  const place = pieceBox(strip, index);
  const slot = strip.slots[index];
  const dot = pieceBox(strip, index, strip.thickness);
  const isLate = place !== undefined && place.x > strip.width * 0.6;
  return (
    <div className="wrap mt-12.5 upright:squat:mt-6">
      <div ref={ref} />
      <div
        className="relative max-w-full pb-10"
        style={{
          width: strip.width,
          '--dot': `${strip.thickness}px`,
          '--dot-x': `${dot?.x ?? 0}px`,
          '--run': slot?.isReversed ? '100vw' : '-100vw',
        }}
        data-strip=""
      >
        <StripPicture
          ref={picture}
          strip={strip}
          answers={answers}
          startQuestion={startQuestion}
          variant="green"
          className="success-strip overflow-visible"
        />
        {!place && (
          <i
            className={clsx(
              'success-strip-out absolute left-0 rounded-full bg-ink opacity-0',
              'motion-safe:animate-[success-out_1000ms_var(--ease-roll)]',
            )}
            style={{ width: strip.thickness, height: strip.thickness, top: -strip.thickness }}
          />
        )}
        {place && (
          <p
            className={clsx(
              'absolute text-large leading-none whitespace-nowrap',
              'motion-safe:animate-[answer_200ms_linear_1240ms_backwards] max-sm:text-small/none',
            )}
            style={{
              top: place.y + strip.thickness * 1.3,
              ...(isLate ? { right: strip.width - place.x - place.width } : { left: place.x }),
            }}
          >
            <b className="font-semibold">{words.start}</b> {index + 1},{' '}
            {auditQuestions[index]?.topic}
          </p>
        )}
      </div>
    </div>
  );
}

/** As thick as the site's line where there is room, then as the report draws it; widths in px. */
const stripIn = (width: number) => {
  if (width >= 1152) return answerStrip(width, 47, { gap: 10 });
  if (width >= 640) return answerStrip(Math.min(width, 666), 28);
  if (width >= 500) return answerStrip(512, 24);
  return answerStrip(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 });
};
