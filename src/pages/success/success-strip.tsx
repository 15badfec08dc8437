import { clsx } from 'clsx';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { auditQuestions } from '@/content/audit-questions';
import { successWords as words } from '@/content/success';
import { StripPicture } from '@/features/brand-audit/strip-picture';
import { landPieces, startFall } from '@/features/brand-audit/flight';
import { type AuditReceipt, questionIds } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { answerStrip, pieceBox, reportStrips, type Strip } from '@/lib/strip';

/**
 * The audit’s strip. Its pieces fly here from the form. Its dot falls in where to start
 * (`success.css`), or runs out of the window where nothing is left to do.
 */
export function SuccessStrip({ receipt: { answers } }: { receipt: AuditReceipt }) {
  const roomRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<SVGSVGElement>(null);
  const roomWidth = useWidth(roomRef);
  const strip = stripIn(roomWidth);
  const { startQuestion } = scoreAudit(answers);

  const land = useEffectEvent(() => {
    if (pictureRef.current) landPieces(pictureRef.current, startQuestion);
  });
  // The pieces can fly to their places once the strip has its size.
  useLayoutEffect(() => {
    if (roomWidth > 0) land();
  }, [roomWidth]);

  const startIndex = startQuestion ? questionIds.indexOf(startQuestion) : undefined;
  const dot = startIndex === undefined ? undefined : pieceBox(strip, startIndex, strip.thickness);
  const isReversed = startIndex !== undefined && strip.places[startIndex]?.isReversed;
  return (
    <div className="wrap mt-12.5 upright:squat:mt-6">
      {/* Measures the room, because the strip has a width of its own. */}
      <div ref={roomRef} />
      <div
        className="relative max-w-full pb-10"
        style={{
          width: strip.width,
          '--dot': `${strip.thickness}px`,
          '--dot-x': `${dot?.x ?? 0}px`,
          '--run': isReversed ? '100vw' : '-100vw',
          // Then the dot has fallen into its place (`success.css`), and the words below it appear.
          '--fall-time': `${startFall.toMs}ms`,
        }}
        data-strip=""
      >
        <StripPicture
          ref={pictureRef}
          strip={strip}
          answers={answers}
          startQuestion={startQuestion}
          ground="green"
          className="success-strip overflow-visible"
        />
        {startIndex === undefined ? (
          <i
            className={clsx(
              'success-strip-out absolute left-0 rounded-full bg-ink opacity-0',
              'motion-safe:animate-[success-out_1000ms_var(--ease-roll)]',
            )}
            style={{ width: strip.thickness, height: strip.thickness, top: -strip.thickness }}
          />
        ) : (
          <StartLabel strip={strip} index={startIndex} />
        )}
      </div>
    </div>
  );
}

/** Number and topic of the question to start with, below its place; its index counts from 0. */
function StartLabel({ strip, index }: { strip: Strip; index: number }) {
  const place = pieceBox(strip, index);
  if (!place) return null;
  // Far right, it ends with the place, so that it does not leave the window.
  const isFarRight = place.x > strip.width * 0.6;
  const side = isFarRight ? { right: strip.width - place.x - place.width } : { left: place.x };
  return (
    <p
      className={clsx(
        'absolute text-large leading-none whitespace-nowrap',
        'motion-safe:animate-[answer_200ms_linear_var(--fall-time)_backwards] max-sm:text-small/none',
      )}
      style={{ top: place.y + strip.thickness * 1.3, ...side }}
    >
      <b className="font-semibold">{words.start}</b> {index + 1}, {auditQuestions[index]?.topic}
    </p>
  );
}

/** @returns the width of an element, in px, also after the window changes; 0 until it is known */
function useWidth(ref: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(ref.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);
  return width;
}

/**
 * From 1152 px on, the strip is as thick as the site's line, 47 px; below, it is that of the report,
 * which has five rows of four in narrow windows.
 * @param room its width, in px
 */
const stripIn = (room: number) => {
  if (room >= 1152) return answerStrip(room, 47, { gap: 10 });
  if (room >= 640) return answerStrip(Math.min(room, reportStrips.wide.width), 28);
  return room >= 500 ? reportStrips.medium : reportStrips.narrow;
};
