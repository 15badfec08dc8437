import { useState } from 'react';
import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import { LottiePlayer } from '@/motion/lottie-player';
import { useStill } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import { TextLink } from '@/ui/text-link';
import { ClosedLine } from './closed-line';
import { Quiet } from './quiet';
import './call-to-action.css';

/** The line closes into a ring around a dot, which is a button (specification 2.5). */
export function CallToAction() {
  const isStill = useStill();
  const [isClosed, setIsClosed] = useState(false);
  const line = isStill || isClosed ? 'closed' : 'open';
  return (
    <section className="home-cta on-green ends-on-green" data-line={line}>
      <div ref={reveal} className="home-cta__in wrap">
        <h2>{words.title}</h2>
        <p className="lead">
          {words.lead.before}
          <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
          {words.lead.after}
        </p>
        <ButtonLink size="large" tone="ink" to={paths.contact}>
          {words.action}
        </ButtonLink>
      </div>
      <i className="home-cta__arm" aria-hidden="true" />
      <LottiePlayer
        src="/lottie/HomePage/CTA.json"
        loop={false}
        still={<ClosedLine />}
        className="home-cta__picture"
        onComplete={() => setIsClosed(true)}
      />
      <Quiet />
      <AppLink to={paths.contact} className="home-cta__dot" aria-label={words.dot} />
    </section>
  );
}
