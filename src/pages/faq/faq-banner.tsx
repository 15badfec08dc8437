import { clsx } from 'clsx';
import { useRef } from 'react';
import { paths } from '@/content/pages';
import { faqBannerWords } from '@/content/faq';
import { LottiePlayer } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { useScrollFrame } from '@/motion/use-scroll-frame';
import { ButtonLink } from '@/ui/button';

/** While the shares `from` to `to` of the banner are in view, frames 0 to `last` play (docs/rules.md#faq-banner). */
const frames = { last: 500, from: 0.3, to: 1 };

/** The contact banner: as it scrolls into view, the question becomes an answer. */
export function FaqBanner() {
  const ref = useRef<HTMLElement>(null);
  const isMotionOff = useMotionOff();
  const frame = useScrollFrame(ref, frames);
  return (
    <section ref={ref} className="on-green relative overflow-hidden page-end-green">
      <div className="paper-plain paper-whole relative wrap flex flex-col items-start justify-center py-fluid-18 xl:min-h-155">
        <h2 className="xl:max-w-[min(6.5em,100%-590px)]">{faqBannerWords.title}</h2>
        <p className="mt-6 mb-10 max-w-[min(22em,100%-640px)] text-lead max-xl:max-w-[22em] print:my-4">
          {faqBannerWords.lead}
        </p>
        <ButtonLink tone="ink" size="large" className="max-sm:w-full" to={paths.contact}>
          {faqBannerWords.contact}
        </ButtonLink>
        <div
          className={clsx(
            'paper-hidden pointer-events-none top-[calc(50%-310px)] right-0 h-155 w-190',
            'xl:absolute compact:w-165 max-xl:mt-8 max-xl:aspect-760/620 max-xl:h-auto',
            'max-xl:w-full max-xl:max-w-115 max-xl:self-center',
          )}
        >
          <LottiePlayer
            className="size-full"
            src="/lottie/FAQ/contact-banner.json"
            frame={frame}
            poster={<BannerPoster mark={isMotionOff ? 'tick' : 'question'} />}
          />
        </div>
      </div>
    </section>
  );
}

/** The banner's animation begins with a question mark, and ends with a tick. */
const bannerMarks = {
  question: {
    transform: 'translate(450 390)',
    path: 'M0-90A90 90 0 0 0-90 0M-90 16V48M16-90H20A90 90 0 0 0 20-270H-54',
    roundEnds: 'M-54-270h0',
    dotX: 360,
  },
  tick: {
    transform: 'translate(330 346.7) rotate(-135)',
    path: 'M0-90A90 90 0 0 0-90 0M-90 16V340M16-90H100',
    roundEnds: 'M-90 340h0M100-90h0',
    dotX: 600,
  },
} as const;

/** Shows the mark until the animation has loaded. */
function BannerPoster({ mark }: { mark: keyof typeof bannerMarks }) {
  const { transform, path, roundEnds, dotX } = bannerMarks[mark];
  return (
    <svg viewBox="0 0 760 620" className="fill-none stroke-current stroke-72" aria-hidden="true">
      <g transform={transform}>
        <path d={path} />
        <path d={roundEnds} strokeLinecap="round" />
      </g>
      <circle className="fill-cream stroke-none" cx={dotX} cy="490" r="36" />
    </svg>
  );
}
