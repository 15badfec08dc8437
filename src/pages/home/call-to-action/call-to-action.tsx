import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import { morphSource } from '@/motion/crossing';
import { LottiePlayer, type LottieState } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { useLineSegments } from '@/motion/use-line-segments';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { OtherWays } from './other-ways';
import { RingLink } from './ring-link';
import './call-to-action.css';

/** The ring and the dot once the line has closed. */
function ClosedLine() {
  return (
    <svg viewBox="0 0 816 560" aria-hidden="true">
      <path className="fill-none stroke-ink stroke-47" d="M0 516.5h540a236.5 236.5 0 1 0-.1 0" />
      <circle className="fill-cream" cx="540" cy="280" r="90" />
    </svg>
  );
}

/** The line closes into a ring around a dot, which are one link (docs/rules.md#call-to-action). */
export function CallToAction() {
  const ref = useRef<HTMLElement>(null);
  // Zoomed windows need no animation file: the arm runs in, the ring closes.
  const [arm, ring] = useLineSegments(ref, 2);
  const isMotionOff = useMotionOff();
  const [animation, setAnimation] = useState<LottieState>('poster');
  const [isClosed, setIsClosed] = useState(false);
  const [hasWays, setHasWays] = useState(false);
  const line = isMotionOff || isClosed ? 'closed' : animation;
  return (
    <>
      <section
        ref={ref}
        className={clsx(
          'cta on-green relative min-h-205 overflow-hidden page-end-green not-max-xl:@container max-xl:min-h-195',
          'max-md:min-h-0 max-md:pb-12',
          '[--ring-size:520px] max-xl:[--ring-size:440px] max-md:[--ring-size:340px] max-sm:[--ring-size:min(264px,100vw-2*var(--side))]',
        )}
        data-line={line}
      >
        <div
          ref={reveal}
          className="pointer-events-none relative wrap grid justify-items-start gap-8 pt-section *:pointer-events-auto *:relative *:z-2 xl:pt-33 @max-ample:pb-50 print:layout-none"
        >
          <h2 className="max-w-175 @max-ample:max-w-[calc(100%-560px)] print:mb-4">
            {words.title}
          </h2>
          <p className="max-w-[26em] text-lead max-xl:max-w-95 max-md:max-w-prose @max-ample:max-w-[calc(100%-560px)]">
            {words.lead.before}
            <TextLink to={paths.brandAudit} {...morphSource('twenty')}>
              {words.lead.link}
            </TextLink>
            {words.lead.after}
          </p>
          <div className="flex max-w-175 flex-wrap gap-4 max-xl:max-w-95 max-md:max-w-none">
            <ButtonLink size="large" tone="ink" to={paths.contact} {...morphSource('post')}>
              {words.action}
            </ButtonLink>
            <Button
              size="large"
              tone="line"
              className="noscript:hidden"
              aria-haspopup="dialog"
              onClick={() => setHasWays(true)}
            >
              {words.ways.title}
            </Button>
          </div>
        </div>
        <i
          className="cta-arm absolute right-[calc(var(--side)+799px)] bottom-27.5 left-0 h-line bg-ink max-xl:hidden print:hidden"
          aria-hidden="true"
        />
        <div className="pointer-events-none absolute right-[calc(var(--side)-16px)] bottom-22.5 h-140 w-204 max-xl:hidden print:hidden">
          <LottiePlayer
            src="/lottie/HomePage/CTA.json"
            loop={false}
            poster={<ClosedLine />}
            className="size-full"
            onStateChange={setAnimation}
            onComplete={() => setIsClosed(true)}
          />
        </div>
        <i
          className="absolute right-[calc(var(--side)+var(--ring-size)/2)] bottom-14 left-0 hidden h-line bg-ink max-xl:block max-md:bottom-12 print:hidden"
          data-segment={arm}
          data-draws="right"
          aria-hidden="true"
        />
        <RingLink segment={ring} />
      </section>
      <OtherWays isOpen={hasWays} onClose={() => setHasWays(false)} />
    </>
  );
}
