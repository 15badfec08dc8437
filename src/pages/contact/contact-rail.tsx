import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { contactWords as words } from '@/content/contact';
import { landing } from '@/motion/crossing';
import { LottieSequence } from '@/motion/lottie-sequence';
import { animationsFinished } from '@/motion/animations-finished';
import { MotionPause } from '@/ui/pause-button';
import { ContactPoster } from './contact-poster';
import { useBeside } from './use-beside';
import './contact-rail.css';

const files = {
  intro: '/lotties/contact/initial.json',
  idle: '/lotties/contact/initial-looped.json',
  typing: '/lotties/contact/upon-typing.json',
  stillTyping: '/lotties/contact/upon-typing-continue-looped.json',
};

/** Offset of the picture’s line from its top, in px: 360 of 512 units at 401 px. */
const lineInPicture = 282;

/** Height of the line’s round end above the picture, in px. */
const roundEnd = 24;

/** Height of the picture, and of the room below it for the bend to Send, in px. */
const pictureHeight = 401;
const turnHeight = 100;

/** Parts that follow the focused control. */
const walks = 'absolute transition-[top,height] duration-open ease-out';

/** The post: the line from the panel's top edge to the picture. */
const post =
  'top-0 left-0 w-line rounded-t-card bg-ink max-md:left-[calc(var(--line)*7.532)] max-md:h-[25px]';

interface ContactRailProps {
  /** The focused control, which the picture follows; null until the first focus. */
  beside: HTMLElement | null;
}

/** The line to Send with a person waiting on it, a stub with a green dot: a still rail around the animated picture. */
export function ContactRail({ beside }: ContactRailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isIn, setIsIn] = useState(false);

  // The animation starts when the post has run in from above.
  useEffect(() => {
    void animationsFinished(ref.current?.firstElementChild ?? null).then(() => setIsIn(true));
  }, []);

  useBeside(ref, beside, ({ line, middle, height }) => {
    const lowest = Math.max(roundEnd, height - pictureHeight - turnHeight);
    const y = Math.min(Math.max(roundEnd, middle - lineInPicture), lowest);
    line.style.setProperty('--y', `${Math.round(y)}px`);
  });

  return (
    <div ref={ref} className="absolute inset-0 -left-overhang [--y:24px]">
      <i
        className={clsx(
          'h-[calc(var(--y)+1px)] motion-safe:animate-[rail-in_var(--t-reveal)_var(--ease-roll)_backwards]',
          post,
          walks,
        )}
      />
      <div className={clsx('top-(--y) left-0 size-(--rail) max-md:top-6', walks)}>
        <div className="h-full max-md:-scale-x-100">
          <LottieSequence
            files={files}
            isTriggered={beside !== null}
            canPlay={isIn}
            poster={<ContactPoster />}
          />
        </div>
        <MotionPause className="right-15 bottom-0 max-md:right-0" label={words.pause} />
      </div>
      {/* The post inside the picture, which the animation draws only once it has loaded. Under 960 px a stub at the top. */}
      <i
        className={clsx('rail-post h-[calc(var(--y)+var(--rail)*0.531)]', post, walks)}
        {...landing('down')}
      />
      <i
        className={clsx(
          'top-[calc(var(--y)+400px)] bottom-[92.25px] left-88.5 w-line max-md:top-[calc(var(--line)*7.466+24px)] max-md:bottom-0 max-md:left-0',
          beside ? 'bg-sand max-md:bg-ink' : 'bg-sand',
          walks,
        )}
      />
      <span className="absolute bottom-0 left-88.5 size-quarter max-md:hidden">
        <svg viewBox="0 0 82.25 82.25" aria-hidden="true">
          <path
            className="fill-none stroke-sand stroke-47"
            d="M82.25 58.75a58.75 58.75 0 0 1 -58.75 -58.75"
          />
        </svg>
      </span>
      <i className="absolute bottom-0 left-[446.25px] h-line w-[calc(100%+47px+64px-456.25px)] bg-sand compact:w-[calc(100%+47px+48px-456.25px)] max-xl:w-[calc(100%+40px+40px-456.25px)] max-md:hidden" />
    </div>
  );
}
