import { clsx } from 'clsx';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { auditQuestions } from '@/content/audit-questions';
import { successWords as words } from '@/content/success';
import { StripPicture } from '@/features/brand-audit/strip-picture';
import { landPieces, startFall } from '@/features/brand-audit/flight';
import { type Answers, type AuditReceipt, questionIds } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { answerStrip, pieceBox, reportStrips, type Strip } from '@/lib/strip';

/** The audit’s strip, as wide as the window has room for. */
export function SuccessStrip({ receipt: { answers } }: { receipt: AuditReceipt }) {
  const room = useRef<HTMLDivElement>(null);
  const [roomWidth, setRoomWidth] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setRoomWidth(room.current?.clientWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <div className="wrap mt-12.5 upright:squat:mt-6">
      {/* Measures the room, because the strip has a width of its own. */}
      <div ref={room} />
      {roomWidth !== undefined && <LandingStrip strip={stripIn(roomWidth)} answers={answers} />}
    </div>
  );
}

/**
 * From 1152 px on, the strip is as thick as the site's line, 47 px; below, it is that of the
 * report, which has five rows of four in narrow windows.
 * @param room its width, in px
 */
const stripIn = (room: number) => {
  if (room >= 1152) return answerStrip(room, 47, { gap: 10 });
  if (room >= 640) return answerStrip(Math.min(room, reportStrips.wide.width), 28);
  return room >= 500 ? reportStrips.medium : reportStrips.narrow;
};

/**
 * The pieces fly here from the form. A dot falls in where to start, and becomes the piece there
 * (`success.css`); where nothing is left to do, it runs out of the window.
 */
function LandingStrip({ strip, answers }: { strip: Strip; answers: Answers }) {
  const picture = useRef<SVGSVGElement>(null);
  const { startQuestion } = scoreAudit(answers);
  const start = startQuestion && questionIds.indexOf(startQuestion);
  useLayoutEffect(() => {
    if (picture.current) landPieces(picture.current, startQuestion);
  }, [startQuestion]);
  return (
    <div
      className="relative max-w-full pb-10"
      style={{ width: strip.width, ...(start !== undefined && fallStyle(strip, start)) }}
      data-strip=""
    >
      <StripPicture
        ref={picture}
        strip={strip}
        answers={answers}
        startQuestion={startQuestion}
        ground="green"
        className="success-strip overflow-visible"
      />
      {start === undefined ? (
        <i
          className={clsx(
            'success-strip-out absolute left-0 rounded-full bg-ink opacity-0',
            'motion-safe:animate-[success-out_1000ms_var(--ease-roll)]',
          )}
          style={{ width: strip.thickness, height: strip.thickness, top: -strip.thickness }}
        />
      ) : (
        <StartLabel strip={strip} index={start} />
      )}
    </div>
  );
}

/** What `success.css` has to know of the dot that falls into a place, by its index. */
function fallStyle(strip: Strip, index: number): CSSProperties {
  const { thickness, places } = strip;
  return {
    '--dot': `${thickness}px`,
    '--dot-x': `${pieceBox(strip, index, thickness)?.x}px`,
    // It comes along the row, from the end where the row begins.
    '--run': places[index]?.isReversed ? '100vw' : '-100vw',
    // Then it is in its place, and the label appears.
    '--fall-time': `${startFall.toMs}ms`,
  };
}

/** In thicknesses of the strip: how far the label is below the top of its row. */
const labelTop = 1.3;
/** From this share of the strip's width on, the label ends with its place to stay in the window. */
const farRight = 0.6;

/** Number and topic of the question to start with, below its place; its index counts from 0. */
function StartLabel({ strip, index }: { strip: Strip; index: number }) {
  const place = pieceBox(strip, index);
  if (!place) return null;
  const isFarRight = place.x > strip.width * farRight;
  const side = isFarRight ? { right: strip.width - place.x - place.width } : { left: place.x };
  return (
    <p
      className={clsx(
        'absolute text-large leading-none whitespace-nowrap',
        'motion-safe:animate-[answer_200ms_linear_var(--fall-time)_backwards] max-sm:text-small/none',
      )}
      style={{ top: place.y + strip.thickness * labelTop, ...side }}
    >
      <b className="font-semibold">{words.start}</b> {index + 1}, {auditQuestions[index]?.topic}
    </p>
  );
}
