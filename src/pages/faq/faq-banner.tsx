import { useRef } from 'react';
import { faqBannerWords as words } from '@/content/faq';
import { paths } from '@/lib/paths';
import { LottiePlayer } from '@/motion/lottie-player';
import { useStill } from '@/motion/motion-switch';
import { useScrollFollow } from '@/motion/use-scroll-follow';
import { ButtonLink } from '@/ui/button-link';
import { bannerFrame, bannerFrames } from './banner-frame';
import { BannerStill } from './banner-still';
import './faq-banner.css';

/** Contact banner: as it comes into the window its question tips over and becomes an answer (specification 2.12). */
export function FaqBanner() {
  const ref = useRef<HTMLElement>(null);
  const isStill = useStill();
  const followed = useScrollFollow(ref, bannerFrame, !isStill);
  const frame = isStill ? bannerFrames.last : followed;
  return (
    <section ref={ref} className="faq-ban on-green" data-frame={frame}>
      <div className="wrap">
        <h2>{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ButtonLink tone="ink" size="large" to={paths.contact}>
          {words.contact}
        </ButtonLink>
        <LottiePlayer
          className="faq-ban__picture"
          src="/lottie/FAQ/contact-banner.json"
          frame={frame}
          still={<BannerStill isAnswer={isStill} />}
        />
      </div>
    </section>
  );
}
