import { useState } from 'react';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import { LottiePlayer } from '@/motion/lottie-player';
import { useReducedMotion } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { TextLink } from '@/ui/text-link';
import { ClosedLine } from './closed-line';
import { OtherWays } from './other-ways';
import './call-to-action.css';

/** The line closes into a ring around a dot, which are one link (docs/rules.md#call-to-action). */
export function CallToAction() {
  const isMotionReduced = useReducedMotion();
  const [isClosed, setIsClosed] = useState(false);
  const [hasWays, setHasWays] = useState(false);
  const line = isMotionReduced || isClosed ? 'closed' : 'open';
  return (
    <>
      <section
        className="cta on-green @container relative min-h-205 overflow-hidden print:min-h-0"
        data-ends-on="green"
        data-line={line}
      >
        <div
          ref={reveal}
          className="wrap pointer-events-none relative grid justify-items-start gap-7.5 pt-33 *:pointer-events-auto *:relative *:z-2 *:max-w-175 @max-ample:pb-50 print:block print:p-0"
        >
          <h2 className="@max-ample:max-w-[calc(100%-560px)] print:mb-4 print:max-w-none">
            {words.title}
          </h2>
          <p className="max-w-[26em]! text-lead @max-ample:max-w-[calc(100%-560px)]! print:max-w-none!">
            {words.lead.before}
            <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
            {words.lead.after}
          </p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink size="large" tone="ink" to={paths.contact}>
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
          className="cta-arm absolute right-[calc(var(--side)+799px)] bottom-27.5 left-0 h-line bg-ink print:hidden"
          aria-hidden="true"
        />
        <LottiePlayer
          src="/lottie/HomePage/CTA.json"
          loop={false}
          poster={<ClosedLine />}
          className="pointer-events-none absolute! right-[calc(var(--side)-16px)] bottom-22.5 h-140 w-204 print:hidden"
          onComplete={() => setIsClosed(true)}
        />
        <AppLink
          to={paths.contact}
          className="cta-ring absolute right-side bottom-27.5 z-3 size-130 rounded-full after:absolute after:inset-55.5 after:glyph-arrow after:text-ink after:transition-[transform,opacity] after:ease-out hover:after:translate-x-2 print:hidden"
          aria-label={words.ring}
        />
      </section>
      <OtherWays isOpen={hasWays} onClose={() => setHasWays(false)} />
    </>
  );
}
