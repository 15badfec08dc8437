import { clsx } from 'clsx';
import { type RefObject, useState } from 'react';
import { callToAction as words } from '@/content/home';
import { paths } from '@/content/pages';
import { useKeptName } from '@/lib/kept-name';
import { lazyPart } from '@/lib/lazy-part';
import { LottiePlayer, type LottieState } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { type SegmentState, useLineSegments } from '@/motion/use-line-segments';
import { AppLink } from '@/ui/app-link';

const ClosingName = lazyPart(async () => (await import('./closing-name')).ClosingName);

/**
 * The last frame of the animation: ring and dot. It is 816 × 560 px large, of which 16 px at the
 * right and 20 px below are free, so it lies that far outside the side and the arm's lower edge.
 */
const closedLine = (
  <svg viewBox="0 0 816 560" aria-hidden="true">
    <path className="fill-none stroke-ink stroke-47" d="M0 516.5h540a236.5 236.5 0 1 0-.1 0" />
    <circle className="fill-cream" cx="540" cy="280" r="90" />
  </svg>
);

/**
 * The line runs in along an arm, closes into a ring around a dot, and bears the visitor's name; ring
 * and dot are one link (docs/rules.md#call-to-action). From 1280 px on an animation draws the ring,
 * in zoomed windows the scroll draws arm and ring.
 * @param section the section, past which the reader scrolls
 */
export function ClosingLine({ section }: { section: RefObject<HTMLElement | null> }) {
  const name = useKeptName();
  const [zoomedArm, zoomedRing] = useLineSegments(section, 2);
  const isMotionOff = useMotionOff();
  const [animation, setAnimation] = useState<LottieState>('poster');
  const [isComplete, setIsComplete] = useState(false);
  const isClosed = isMotionOff || isComplete;
  const isDrawing = !isClosed && animation !== 'poster';
  return (
    <>
      {/* The arm leads from the left edge of the window to the animation, which it overlaps by 1 px. */}
      <i
        className={clsx(
          'cta-arm absolute right-[calc(var(--side)+799px)] bottom-(--arm-bottom) left-0 h-line',
          'bg-ink max-xl:hidden',
          // Runs in with frames 40 to 50 of the animation, which has 30 a second.
          isDrawing &&
            'animate-[clips_333ms_var(--ease-start)_1333ms_both] [--start:inset(0_100%_0_0)]',
          isDrawing && animation === 'paused' && '[animation-play-state:paused]',
        )}
      />
      <div
        className={clsx(
          'paper-hidden pointer-events-none absolute h-140 w-204 max-xl:hidden',
          'right-[calc(var(--side)-16px)] bottom-[calc(var(--arm-bottom)-20px)]',
        )}
      >
        <LottiePlayer
          src="/lottie/HomePage/CTA.json"
          loop={false}
          poster={closedLine}
          className="size-full"
          onStateChange={setAnimation}
          onComplete={() => setIsComplete(true)}
        />
      </div>
      {/* The arm of zoomed windows ends in the middle of the ring. */}
      <i
        className={clsx(
          'absolute right-[calc(var(--side)+var(--ring-size)/2)] bottom-14 left-0 hidden h-line',
          'bg-ink max-xl:block max-md:bottom-12',
        )}
        data-segment={zoomedArm}
        data-draws="right"
      />
      {name && isClosed && <ClosingName name={name} />}
      <Ring segment={zoomedRing} isDrawing={isDrawing} />
    </>
  );
}

interface RingProps {
  /** The ring of zoomed windows. */
  segment: SegmentState | undefined;
  isDrawing: boolean;
}

/** The ring and its dot as a link. Its arrow comes once it is drawn. */
function Ring({ segment, isDrawing }: RingProps) {
  return (
    <AppLink
      to={paths.contact}
      className={clsx(
        'paper-hidden group/ring absolute right-side bottom-(--arm-bottom) z-3 block',
        'size-(--ring-size) rounded-full max-xl:bottom-14',
        'max-md:relative max-md:inset-auto max-md:mt-10 max-md:mr-side max-md:ml-auto',
        // The arrow on the dot that the animation draws.
        'after:absolute after:inset-55.5 after:glyph-arrow max-xl:after:hidden',
        'after:transition-[transform,opacity] after:ease-out hover:after:translate-x-2',
        isDrawing && 'after:opacity-0',
      )}
      aria-label={words.ring}
    >
      <svg
        className={clsx(
          'hidden size-full -scale-x-100 -rotate-90 overflow-visible max-xl:block',
          'fill-none stroke-ink stroke-(length:--line)',
        )}
        data-segment={segment}
        data-draws="path"
        aria-hidden="true"
      >
        <circle
          className="[r:calc((var(--ring-size)-var(--line))/2)]"
          cx="50%"
          cy="50%"
          pathLength={1}
        />
      </svg>
      {/* The dot of zoomed windows drops in once the scroll has drawn the ring. */}
      <i
        className={clsx(
          'absolute inset-[33%] hidden place-items-center rounded-full bg-cream text-ink max-xl:grid',
          segment === 'done'
            ? '[--start:translateY(-140%)_scale(0.6)] motion-safe:animate-[comes_var(--t-hover)_var(--ease-drop)]'
            : 'motion-safe:not-noscript:not-in-data-chunk-failed:invisible',
        )}
      >
        <i className="size-3/10 glyph-arrow transition-transform ease-out group-hover/ring:translate-x-1" />
      </i>
    </AppLink>
  );
}
