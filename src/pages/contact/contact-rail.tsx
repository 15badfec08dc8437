import { clsx } from 'clsx';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { contactWords as words } from '@/content/contact';
import { animationsFinished } from '@/motion/animations-finished';
import { LottieSequence } from '@/motion/lottie-sequence';
import { MotionPause } from '@/ui/pause-button';
import { QuarterBend } from '@/ui/piece';

interface RailProps {
  /** The focused control, which the line follows; null until the first focus. */
  beside: HTMLElement | null;
}

/** The line that leads to Send: a post, the picture of a person who waits on it, and the way on. */
export function ContactRail({ beside }: RailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasPostRunIn, setHasPostRunIn] = useState(false);

  // The animation starts when the post has run in from above.
  useEffect(() => {
    void animationsFinished(ref.current?.firstElementChild ?? null).then(() =>
      setHasPostRunIn(true),
    );
  }, []);

  useBeside(ref, beside, '--y', (middle, { height }) => {
    const { roundEnd, picture, lineInPicture, turn } = heights;
    const lowest = Math.max(roundEnd, height - picture - turn);
    return Math.min(Math.max(roundEnd, middle - lineInPicture), lowest);
  });

  return (
    <div
      ref={ref}
      className={clsx(
        'absolute inset-0 -left-overhang [--y:24px]',
        // From the left to the way down, from the right to the form, and the room for a bend.
        '[--down:354px] [--form:calc(47px+64px)] [--turn:calc(var(--line)*1.75+var(--cut))]',
        'compact:[--form:calc(47px+48px)] max-xl:[--form:calc(40px+40px)]',
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
            isTriggered={beside !== null}
            canPlay={hasPostRunIn}
            poster={<ContactPoster />}
          />
        </div>
        <MotionPause className="right-15 bottom-0 max-md:right-0" label={words.pause} />
      </div>
      {/* The line that crosses to this page lands on this post, before the animation has drawn its own. */}
      <i
        className={clsx(
          post,
          follower,
          'h-[calc(var(--y)+var(--rail)*0.531)] not-data-landed:invisible',
        )}
        data-landing="down"
      />
      <i
        className={clsx(
          follower,
          'top-[calc(var(--y)+var(--rail)-1px)] bottom-(--turn) left-(--down) w-line bg-sand',
          'max-md:top-[calc(var(--rail)*0.875+24px)] max-md:bottom-0 max-md:left-0',
          beside && 'max-md:bg-ink',
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

/** In px: the post's round end, the picture, the line in it (360 of 512 units), the bend below. */
const heights = { roundEnd: 24, picture: 401, lineInPicture: 282, turn: 100 };

/** Classes of the parts that follow the focused control. */
const follower = 'absolute transition-[top,height] duration-open ease-out';

/** Classes of the post, the line from the panel's top edge to the picture; in one column a stub. */
const post =
  'top-0 left-0 w-line rounded-t-card bg-ink max-md:left-[calc(var(--rail)-var(--line))] max-md:h-[25px]';

const files = {
  intro: '/lotties/contact/initial.json',
  idle: '/lotties/contact/initial-looped.json',
  typing: '/lotties/contact/upon-typing.json',
  stillTyping: '/lotties/contact/upon-typing-continue-looped.json',
};

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

/** In one column, the line beside the form: ink down to the dot at the focused control. */
export function FormLine({ beside }: RailProps) {
  const ref = useRef<HTMLDivElement>(null);

  // Keeps the dot and its gaps inside the line.
  useBeside(ref, beside, '--at', (middle, { width, height }) =>
    Math.max(width, Math.min(middle, height - width)),
  );

  return (
    <div
      ref={ref}
      className={clsx(
        'pointer-events-none absolute top-0 left-hang hidden w-line bg-sand max-md:block',
        'bottom-[calc(92px+var(--line)*1.25+var(--cut))] max-sm:bottom-[calc(78px+var(--line)*1.25+var(--cut))]',
      )}
      aria-hidden="true"
    >
      {beside && (
        <>
          <i className="absolute inset-x-0 top-0 h-(--at) bg-ink transition-[height] duration-open ease-roll" />
          <i
            className={clsx(
              'absolute inset-x-0 grid place-items-center bg-cream transition-[top] duration-open ease-roll',
              'top-[calc(var(--at)-var(--line)/2-var(--cut))] h-[calc(var(--line)+2*var(--cut))]',
            )}
          >
            <i className="size-line rounded-full bg-green" />
          </i>
        </>
      )}
    </div>
  );
}

/**
 * Sets a property of a line, in px, beside the focused control, whatever changes its height.
 * @param placeOf gives it from the control's middle, in px from the line's top, and the line's size
 */
function useBeside(
  ref: RefObject<HTMLElement | null>,
  control: HTMLElement | null,
  property: `--${string}`,
  placeOf: (middle: number, line: DOMRect) => number,
) {
  const follow = useEffectEvent(() => {
    if (!ref.current || !control) return;
    const line = ref.current.getBoundingClientRect();
    const { top, height } = control.getBoundingClientRect();
    const place = placeOf(top + height / 2 - line.top, line);
    ref.current.style.setProperty(property, `${Math.round(place)}px`);
  });

  useLayoutEffect(() => {
    if (!ref.current || !control) return undefined;
    follow();
    const observer = new ResizeObserver(() => follow());
    observer.observe(ref.current);
    observer.observe(control);
    return () => observer.disconnect();
  }, [ref, control]);
}
