import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { faqBannerWords, faqWords } from '@/content/faq';
import { FaqBrowser } from '@/features/faq/faq-browser';
import { useFaqAddress } from '@/features/faq/use-faq-address';
import { paths } from '@/content/pages';
import { BelowWindow } from '@/motion/below-window';
import { LottiePlayer } from '@/motion/lottie-player';
import { useMotionOff } from '@/motion/motion-switch';
import { useScrollFrame } from '@/motion/use-scroll-frame';
import { ButtonLink } from '@/ui/button';

/** When the floor is there and the question mark rises from it, in ms. */
const drawnAt = 420;

/** The question mark: two bends with the stem between them, the hook, and the floor after the dot. */
const markPieces = [
  'M1128 622H1240A58.75 58.75 0 0 0 1298.75 563.25',
  'M1298.75 553.25V470',
  'M1298.75 460V433.75A58.75 58.75 0 0 1 1357.5 375H1400',
  'M1410 375H1424A117.5 117.5 0 0 0 1424 140H1330',
  'M1444 622H1576.5',
];

/**
 * The floor runs in, a question mark rises from it, all of it at once, and the dot drops: 760 ms. The floor's `--start` is
 * the share of its length of 2118 that lies within the window.
 */
function FaqHero() {
  return (
    <section className="paper-plain on-forest relative overflow-hidden rounded-br-section">
      <div className="paper-plain wrap pt-hero pb-38 xl:min-h-179 max-xl:pb-[calc(var(--line)*12.766+32px)]">
        <div className="paper-plain relative z-2 w-180 max-xl:w-auto">
          <h1 className="max-w-[11.2em]">{faqWords.title}</h1>
          <p className="mt-8 max-w-[27em] text-lead">{faqWords.lead}</p>
        </div>
      </div>
      <svg
        className={clsx(
          'paper-hidden absolute bottom-0 left-1/2 -ml-240 h-[calc(var(--line)*15.234)]',
          'w-[calc(var(--line)*40.851)] max-w-none overflow-visible',
          'compact:-ml-252.5 max-xl:left-[calc(66vw-var(--line)*29.787)] max-xl:ml-0',
        )}
        viewBox="0 0 1920 716"
        aria-hidden="true"
      >
        <g
          className={clsx(
            'fill-none stroke-cream stroke-47 [--start:calc((158px+50vw)/2118)] max-xl:[--start:calc((66vw-282px)/2118)]',
            'max-md:[--start:calc((66vw*47/36-282px)/2118)] max-sm:[--start:calc((66vw*47/28-282px)/2118)]',
          )}
        >
          <path
            d="M-1000 622H1118"
            className="motion-safe:animate-[draws_420ms_var(--ease-roll)_backwards] motion-safe:[stroke-dasharray:1_1.1]"
            pathLength="1"
            data-landing="level"
            data-drawn-at={drawnAt}
          />
          {markPieces.map((d) => (
            <path
              key={d}
              d={d}
              className="[--start:1.05] motion-safe:animate-[draws_240ms_var(--ease-roll)_420ms_backwards] motion-safe:[stroke-dasharray:1_1.1]"
              pathLength="1"
            />
          ))}
          {/* The last two pieces end round. */}
          <path
            className="[stroke-linecap:round] motion-safe:animate-[appears_650ms_step-end]"
            d="M1330 140h0M1576.5 622h0"
          />
        </g>
        <circle
          className={clsx(
            'fill-green [--start:translateY(-640px)]',
            'motion-safe:animate-[comes_260ms_var(--ease-drop)_500ms_backwards,appears_260ms_500ms_backwards]',
          )}
          cx="1396"
          cy="622"
          r="23.5"
        />
      </svg>
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
    <svg
      viewBox="0 0 760 620"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="72"
    >
      <g transform={transform}>
        <path d={path} />
        <path d={roundEnds} strokeLinecap="round" />
      </g>
      <circle className="fill-cream" cx={dotX} cy="490" r="36" stroke="none" />
    </svg>
  );
}

/** The last frame, and the shares of the banner in view at the first and last one (docs/rules.md#faq-banner). */
const frames = { last: 500, from: 0.3, to: 1 };

/** The contact banner: as it scrolls into view, the question becomes an answer. */
function FaqBanner() {
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

/** Questions and answers (docs/rules.md#faq-page). */
export function FaqPage() {
  const address = useFaqAddress();
  const [firstVisit] = useState(address.visit);
  return (
    <>
      <FaqHero />
      <FaqBrowser {...address} key={address.visit} hasFollowedLink={address.visit !== firstVisit} />
      <BelowWindow>
        <FaqBanner />
      </BelowWindow>
    </>
  );
}
