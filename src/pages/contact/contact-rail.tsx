import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { contactWords as words } from '@/content/contact';
import { animationsFinished } from '@/motion/animations-finished';
import { LottieSequence } from '@/motion/lottie-sequence';
import { MotionPause } from '@/ui/pause-button';
import { QuarterBend } from '@/ui/piece';
import { useBeside } from './use-beside';

/**
 * Heights in px where the line is 47 px thick. The picture is drawn on 512 units, 60 of which are
 * the thickness: it is 401 px (`--rail`), and the line in it runs at 360 units.
 */
const heights = { postEnd: 24, picture: 401, lineInPicture: 282, roomForBend: 100 };

const files = {
  intro: '/lotties/contact/initial.json',
  idle: '/lotties/contact/initial-looped.json',
  typing: '/lotties/contact/upon-typing.json',
  stillTyping: '/lotties/contact/upon-typing-continue-looped.json',
};

/** Classes of the parts that follow the focused field. */
const follower = 'absolute transition-[top,height] duration-open ease-out';

/** Classes of the post, the line from the panel's top edge to the picture; in one column a stub. */
const post =
  'top-0 left-0 w-line rounded-t-card bg-ink max-md:left-[calc(var(--rail)-var(--line))] max-md:h-[25px]';

interface ContactRailProps {
  /** The line in the picture is level with it; null until the first focus. */
  focusedField: HTMLElement | null;
}

/** The line that leads to Send: a post, the picture of a person who waits on it, and the way on. */
export function ContactRail({ focusedField }: ContactRailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasPostRunIn, setHasPostRunIn] = useState(false);

  // The animation starts when the post has run in from above.
  useEffect(() => {
    void animationsFinished(ref.current?.firstElementChild ?? null).then(() =>
      setHasPostRunIn(true),
    );
  }, []);

  useBeside(ref, focusedField, '--y', (fieldMiddle, { height }) => {
    const { postEnd, picture, lineInPicture, roomForBend } = heights;
    const lowest = Math.max(postEnd, height - picture - roomForBend);
    return Math.min(Math.max(postEnd, fieldMiddle - lineInPicture), lowest);
  });

  return (
    <div
      ref={ref}
      className={clsx(
        // The picture's top.
        'absolute inset-0 -left-overhang [--y:24px]',
        // From the left to the way down, which leaves the picture at 452 of 512 units.
        '[--down:354px]',
        // The width and the height of the bend with the cut after it.
        '[--turn:calc(var(--line)*1.75+var(--cut))]',
        // From the text's edge to the fields: the padding of the panel and that of the form.
        '[--form:calc(47px+64px)] compact:[--form:calc(47px+48px)] max-xl:[--form:calc(40px+40px)]',
      )}
    >
      <i
        className={clsx(
          post,
          follower,
          'h-[calc(var(--y)+1px)] motion-safe:animate-[clips_var(--t-reveal)_var(--ease-roll)_backwards]',
          '[--end:inset(0_0_0_0_round_0_0_24px_24px)] [--start:inset(0_0_100%_0_round_0_0_24px_24px)]',
        )}
      />
      <div className={clsx(follower, 'top-(--y) left-0 size-(--rail) max-md:top-6')}>
        <div className="h-full max-md:-scale-x-100">
          <LottieSequence
            files={files}
            isTriggered={focusedField !== null}
            canPlay={hasPostRunIn}
            poster={<ContactPoster />}
          />
        </div>
        <MotionPause className="right-15 bottom-0 max-md:right-0" label={words.pause} />
      </div>
      {/* The crossing lands on this post, which ends at the picture's bend, 272 of 512 units down. */}
      <i
        className={clsx(
          post,
          follower,
          'h-[calc(var(--y)+var(--rail)*0.531)] not-data-landed:invisible',
        )}
        data-landing="down"
      />
      <WayToForm hasFocus={focusedField !== null} />
    </div>
  );
}

/** From the picture's foot down, round a bend and on to the form; in one column straight down. */
function WayToForm({ hasFocus }: { hasFocus: boolean }) {
  return (
    <>
      <i
        className={clsx(
          follower,
          'top-[calc(var(--y)+var(--rail)-1px)] bottom-(--turn) left-(--down) w-line bg-sand',
          'max-md:top-[calc(var(--rail)*0.875+24px)] max-md:bottom-0 max-md:left-0',
          hasFocus && 'max-md:bg-ink',
        )}
      />
      <QuarterBend
        corner="bottom-left"
        className="bottom-0 left-(--down) text-sand max-md:hidden"
      />
      <i className="absolute right-[calc(var(--cut)-var(--form))] bottom-0 left-[calc(var(--down)+var(--turn))] h-line bg-sand max-md:hidden" />
    </>
  );
}

/** While the animation loads, the poster shows the empty track that the animation starts with. */
const hiddenWhileLoading = 'not-noscript:motion-safe:in-data-[lottie=waiting]:invisible';

/** The last frame of the first animation: a person waits on the line. */
function ContactPoster() {
  return (
    <svg viewBox="0 0 512 512" className="fill-none stroke-60" aria-hidden="true">
      <path className="stroke-sand" d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394" />
      <path
        className={clsx('stroke-ink', hiddenWhileLoading)}
        d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394M206 360V210"
      />
      <path className="stroke-sand" d="M407 360A75 75 0 0 1 482 435M482 448V512" />
      <circle
        className={clsx('fill-green stroke-none', hiddenWhileLoading)}
        cx="206"
        cy="180"
        r="30"
      />
    </svg>
  );
}
