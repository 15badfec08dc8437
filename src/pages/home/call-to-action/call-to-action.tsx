import { useState } from 'react';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import { LottiePlayer } from '@/motion/lottie-player';
import { useStill } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { TextLink } from '@/ui/text-link';
import { ClosedLine } from './closed-line';
import { OtherWays } from './other-ways';
import './call-to-action.css';

/** The line closes into a ring around a dot, which are one link (specification 2.5). */
export function CallToAction() {
  const isStill = useStill();
  const [isClosed, setIsClosed] = useState(false);
  const [hasWays, setHasWays] = useState(false);
  const line = isStill || isClosed ? 'closed' : 'open';
  return (
    <>
      <section className="home-cta on-green ends-on-green" data-line={line}>
        <div ref={reveal} className="home-cta__in wrap">
          <h2>{words.title}</h2>
          <p className="lead">
            {words.lead.before}
            <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
            {words.lead.after}
          </p>
          <div className="home-cta__actions">
            <ButtonLink size="large" tone="ink" to={paths.contact}>
              {words.action}
            </ButtonLink>
            <Button
              size="large"
              tone="line"
              className="home-cta__ways"
              aria-haspopup="dialog"
              onClick={() => setHasWays(true)}
            >
              {words.ways.title}
            </Button>
          </div>
        </div>
        <i className="home-cta__arm" aria-hidden="true" />
        <LottiePlayer
          src="/lottie/HomePage/CTA.json"
          loop={false}
          still={<ClosedLine />}
          className="home-cta__picture"
          onComplete={() => setIsClosed(true)}
        />
        <AppLink to={paths.contact} className="home-cta__ring" aria-label={words.ring} />
      </section>
      <OtherWays isOpen={hasWays} onClose={() => setHasWays(false)} />
    </>
  );
}
