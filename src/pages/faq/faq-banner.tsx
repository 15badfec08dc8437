import { useRef } from 'react';
import { faqBannerWords as words } from '@/content/faq';
import { paths } from '@/lib/paths';
import { LottiePlayer } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { useScrollFrame } from '@/motion/use-scroll-frame';
import { ButtonLink } from '@/ui/button';
import { BannerPoster } from './banner-poster';

/** The animation's last frame, and the share of it in view at its first and last frame (docs/rules.md#faq-banner). */
const frames = { last: 500, from: 0.3, to: 1 };

/** The contact banner: as it scrolls into view, the question becomes an answer. */
export function FaqBanner() {
  const ref = useRef<HTMLElement>(null);
  const isMotionOff = useMotionOff();
  const frame = useScrollFrame(ref, frames);
  return (
    <section ref={ref} className="on-green relative overflow-hidden page-end-green">
      <div className="relative wrap flex flex-col items-start justify-center py-fluid-18 xl:min-h-155 print:break-inside-avoid print:p-0">
        <h2 className="xl:max-w-[min(6.5em,100%-590px)]">{words.title}</h2>
        <p className="mt-6 mb-10 max-w-[min(22em,100%-640px)] text-lead max-xl:max-w-[22em] print:my-4">
          {words.lead}
        </p>
        <ButtonLink tone="ink" size="large" className="max-sm:w-full" to={paths.contact}>
          {words.contact}
        </ButtonLink>
        <div className="pointer-events-none top-[calc(50%-310px)] right-0 h-155 w-190 xl:absolute compact:w-165 max-xl:mt-8 max-xl:aspect-760/620 max-xl:h-auto max-xl:w-full max-xl:max-w-115 max-xl:self-center print:hidden">
          <LottiePlayer
            className="size-full"
            src="/lottie/FAQ/contact-banner.json"
            frame={frame}
            poster={<BannerPoster isAnswer={isMotionOff} />}
          />
        </div>
      </div>
    </section>
  );
}
