import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { callToAction as words } from '@/content/home';
import { useKeptName } from '@/lib/kept-name';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/content/pages';
import { LottiePlayer, type LottieState } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { type SegmentState, useLineSegments } from '@/motion/use-line-segments';
import { AppLink } from '@/ui/app-link';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

const ClosingName = lazyPart(async () => (await import('./closing-name')).ClosingName);
const OtherWays = lazyPart(async () => (await import('./other-ways')).OtherWays);

/** Loads the chunk before the button is pressed. A press loads it again if this fails. */
const prefetchWays = () => void OtherWays.load().catch(() => undefined);

/** The ring and the dot once the line has closed. */
const closedLine = (
  <svg viewBox="0 0 816 560" aria-hidden="true">
    <path className="fill-none stroke-ink stroke-47" d="M0 516.5h540a236.5 236.5 0 1 0-.1 0" />
    <circle className="fill-cream" cx="540" cy="280" r="90" />
  </svg>
);

/** The line closes into a ring around a dot, which are one link (docs/rules.md#call-to-action). */
export function CallToAction() {
  const ref = useRef<HTMLElement>(null);
  const name = useKeptName();
  // Zoomed windows have no animation: there arm and ring are drawn with the scroll.
  const [arm, ring] = useLineSegments(ref, 2);
  const isMotionOff = useMotionOff();
  const [animation, setAnimation] = useState<LottieState>('poster');
  const [isClosed, setIsClosed] = useState(false);
  const line = isMotionOff || isClosed ? 'closed' : animation;
  const isDrawing = line === 'playing' || line === 'paused';
  return (
    <section
      ref={ref}
      className={clsx(
        'cta on-green relative min-h-205 overflow-hidden page-end-green not-max-xl:@container',
        'max-xl:min-h-195 max-md:min-h-0 max-md:pb-12',
        '[--ring-size:520px] max-xl:[--ring-size:440px] max-md:[--ring-size:340px]',
        'max-sm:[--ring-size:min(264px,100vw-2*var(--side))]',
      )}
      data-line={line}
    >
      <div
        ref={reveal}
        className={clsx(
          'paper-plain relative wrap grid justify-items-start gap-8 pt-section xl:pt-33 @max-ample:pb-50',
          // Presses beside the words reach the ring.
          'pointer-events-none *:pointer-events-auto *:relative *:z-2',
        )}
      >
        <h2 className="max-w-175 @max-ample:max-w-[calc(100%-560px)]">{words.title}</h2>
        <p className="max-w-[26em] text-lead max-xl:max-w-95 max-md:max-w-prose @max-ample:max-w-[calc(100%-560px)]">
          {words.lead.before}
          <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
          {words.lead.after}
        </p>
        <div
          className="flex max-w-175 flex-wrap gap-4 max-xl:max-w-95 max-md:max-w-none"
          data-buttons=""
        >
          <ButtonLink size="large" tone="ink" to={paths.contact}>
            {words.action}
          </ButtonLink>
          <WaysButton />
        </div>
      </div>
      <i
        className={clsx(
          'cta-arm absolute right-[calc(var(--side)+799px)] bottom-27.5 left-0 h-line bg-ink max-xl:hidden',
          // Runs in with frames 40 to 50 of the animation.
          isDrawing &&
            'animate-[clips_333ms_var(--ease-start)_1333ms_both] [--start:inset(0_100%_0_0)]',
          line === 'paused' && '[animation-play-state:paused]',
        )}
      />
      <div className="paper-hidden pointer-events-none absolute right-[calc(var(--side)-16px)] bottom-22.5 h-140 w-204 max-xl:hidden">
        <LottiePlayer
          src="/lottie/HomePage/CTA.json"
          loop={false}
          poster={closedLine}
          className="size-full"
          onStateChange={setAnimation}
          onComplete={() => setIsClosed(true)}
        />
      </div>
      <i
        className={clsx(
          'absolute right-[calc(var(--side)+var(--ring-size)/2)] bottom-14 left-0 hidden h-line bg-ink',
          'max-xl:block max-md:bottom-12',
        )}
        data-segment={arm}
        data-draws="right"
      />
      {name && line === 'closed' && <ClosingName name={name} />}
      <Ring segment={ring} isDrawing={isDrawing} />
    </section>
  );
}

/** Opens the other ways to reach us, whose chunk loads before the press. */
function WaysButton() {
  const [ways, setWays] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        size="large"
        tone="outline"
        className="noscript:hidden"
        ref={button}
        aria-haspopup="dialog"
        onPointerEnter={prefetchWays}
        onFocus={prefetchWays}
        onClick={() => setWays('open')}
      >
        {words.ways.title}
      </Button>
      {ways !== 'unused' && (
        <OtherWays isOpen={ways === 'open'} onClose={() => setWays('closed')} finalFocus={button} />
      )}
    </>
  );
}

interface RingProps {
  /** How far the line has drawn the ring, in zoomed windows. */
  segment: SegmentState | undefined;
  /** Whether the animation is drawing it; its arrow comes afterwards. */
  isDrawing: boolean;
}

/** The ring and its dot as a link, drawn by the animation, in zoomed windows by the line. */
function Ring({ segment, isDrawing }: RingProps) {
  return (
    <AppLink
      to={paths.contact}
      className={clsx(
        'paper-hidden group/ring absolute right-side bottom-27.5 z-3 block size-(--ring-size) rounded-full max-xl:bottom-14',
        'max-md:relative max-md:inset-auto max-md:mt-10 max-md:mr-side max-md:ml-auto',
        'after:absolute after:inset-55.5 after:glyph-arrow after:transition-[transform,opacity] after:ease-out',
        'hover:after:translate-x-2 max-xl:after:hidden',
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
