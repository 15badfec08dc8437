import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { contactWords as words } from '@/content/contact';
import { animationsFinished } from '@/motion/animations-finished';
import { LottieSequence } from '@/motion/lottie-sequence';
import { MotionPause } from '@/ui/pause-button';
import { QuarterBend } from '@/ui/piece';
import { type FieldBeside, useFieldBeside } from './use-field-beside';

const files = {
  intro: '/lotties/contact/initial.json',
  idle: '/lotties/contact/initial-looped.json',
  typing: '/lotties/contact/upon-typing.json',
  stillTyping: '/lotties/contact/upon-typing-continue-looped.json',
};

/** Heights in the picture, in px: all of it, and down to the middle of the line in it. */
const picture = { height: 401, lineMiddle: 282 };
/** Room for the post above the picture, and for the bend below it, in px. */
const room = { above: 24, below: 100 };

/** Classes of the parts that move with the focused field. */
const moving = 'absolute transition-[top,height] duration-open ease-out';
/** Classes of the post. In one column it is a stub on the right, because the picture is mirrored. */
const post = clsx(
  moving,
  'top-0 left-0 w-line rounded-t-card bg-ink max-md:left-[calc(var(--rail)-var(--line))] max-md:h-[25px]',
);

/**
 * The line that leads to Send, in three parts: a post, the picture of a person who waits on the line,
 * and the way to the form. The picture comes level with the focused field, and the other parts become
 * longer or shorter; in one column it stays at the top. `--y` is its top, and `--unit` one of the 512
 * units on which it is drawn.
 */
export function ContactRail({ focusedField }: { focusedField: HTMLElement | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const postRef = useRef<HTMLElement>(null);
  const beside = useFieldBeside(ref, focusedField);
  const hasFocus = focusedField !== null;

  const [hasPostRunIn, setHasPostRunIn] = useState(false);
  useEffect(() => {
    void animationsFinished(postRef.current).then(() => setHasPostRunIn(true));
  }, []);

  return (
    <div
      ref={ref}
      className="absolute inset-0 -left-overhang [--unit:calc(var(--rail)/512)]"
      style={{ '--y': `${beside ? pictureTop(beside) : room.above}px` }}
    >
      <i
        ref={postRef}
        className={clsx(
          post,
          // Runs in from above, with a round end.
          'h-[calc(var(--y)+1px)] motion-safe:animate-[clips_var(--t-reveal)_var(--ease-roll)_backwards]',
          '[--end:inset(0_0_0_0_round_0_0_24px_24px)] [--start:inset(0_0_100%_0_round_0_0_24px_24px)]',
        )}
      />
      <div className={clsx(moving, 'top-(--y) left-0 size-(--rail) max-md:top-6')}>
        <div className="h-full max-md:-scale-x-100">
          <LottieSequence
            files={files}
            isTriggered={hasFocus}
            canPlay={hasPostRunIn}
            poster={<ContactPoster />}
          />
        </div>
        <MotionPause className="right-15 bottom-0 max-md:right-0" label={words.pause} />
      </div>
      {/* A crossing lands on this post, which is longer: it ends at the picture's bend, 272 units down. */}
      <i
        className={clsx(post, 'h-[calc(var(--y)+272*var(--unit))] not-data-landed:invisible')}
        data-landing="down"
      />
      <WayToForm hasFocus={hasFocus} />
    </div>
  );
}

/** @returns the picture's top, in px from the rail's: the line in it is level with the field, where there is room */
function pictureTop({ fieldMiddle, height }: FieldBeside) {
  const level = fieldMiddle - picture.lineMiddle;
  const lowest = height - picture.height - room.below;
  return Math.round(Math.max(room.above, Math.min(level, lowest)));
}

/**
 * From the picture's right edge down, round a bend and on to the form. In one column, where the
 * picture is mirrored, it goes straight down on the left.
 */
function WayToForm({ hasFocus }: { hasFocus: boolean }) {
  return (
    <div
      className={clsx(
        // Where the line leaves the picture.
        '[--down:calc(452*var(--unit))]',
        // The width and the height of the bend with the cut after it.
        '[--turn:calc(var(--line)*1.75+var(--cut))]',
        // From the text's edge to the fields: the padding of the panel and that of the form.
        '[--form:calc(47px+64px)] compact:[--form:calc(47px+48px)] max-xl:[--form:calc(40px+40px)]',
      )}
    >
      <i
        className={clsx(
          moving,
          'top-[calc(var(--y)+var(--rail)-1px)] bottom-(--turn) left-(--down) w-line bg-sand',
          'max-md:top-[calc(24px+448*var(--unit))] max-md:bottom-0 max-md:left-0',
          hasFocus && 'max-md:bg-ink',
        )}
      />
      <QuarterBend
        corner="bottom-left"
        className="bottom-0 left-(--down) text-sand max-md:hidden"
      />
      <i className="absolute right-[calc(var(--cut)-var(--form))] bottom-0 left-[calc(var(--down)+var(--turn))] h-line bg-sand max-md:hidden" />
    </div>
  );
}

/** Down, round a bend and level, as far as the line has come. */
const wayToPerson = 'M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394';
/** While the animation loads, the poster shows the empty track that the animation starts with. */
const hiddenWhileLoading = 'not-noscript:motion-safe:in-data-[lottie=waiting]:invisible';

/** The last frame of the first animation: a person waits on the line. */
function ContactPoster() {
  return (
    <svg viewBox="0 0 512 512" className="fill-none stroke-60" aria-hidden="true">
      <g className="stroke-sand">
        <path d={wayToPerson} />
        <path d="M407 360A75 75 0 0 1 482 435M482 448V512" />
      </g>
      <g className={hiddenWhileLoading}>
        <path className="stroke-ink" d={wayToPerson} />
        <path className="stroke-ink" d="M206 360V210" />
        <circle className="fill-green stroke-none" cx="206" cy="180" r="30" />
      </g>
    </svg>
  );
}
