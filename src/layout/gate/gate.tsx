import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { gateWords as words } from '@/content/gate';
import { LottiePlayer } from '@/motion/lottie-player';
import { Mark, Wordmark } from '@/ui/logo';
import { MotionPause } from '@/ui/pause-button';
import { TextLink } from '@/ui/text-link';
import { useDesktop } from './use-desktop';

/** The folded line, equal to the animation's rest frame. */
const poster = (
  <svg viewBox="0 0 820 404" aria-hidden="true" fill="currentColor">
    <path
      d="M-80 25.5H671.41M681.75 25.5A58.75 58.75 0 0 1 681.75 143M671.41 143H148.59M138.25 143A58.75 58.75 0 0 0 138.25 260.5M148.59 260.5H671.41M681.75 260.5A58.75 58.75 0 0 1 681.75 378M671.41 378H230"
      className="fill-none stroke-current stroke-47"
    />
    <circle cx="230" cy="378" r="23.5" />
    <circle cx="380" cy="84.2" r="12" />
    <circle cx="470" cy="319.2" r="12" />
    <g className="fill-cream">
      <circle cx="300" cy="201.7" r="12" />
      <circle cx="163.3" cy="378" r="23.5" />
    </g>
  </svg>
);

/** Replaces the site in narrow windows (docs/rules.md#narrow-screen-gate). */
export function Gate() {
  // While the width is unknown, the document also has the site, and with it the one main and h1.
  const isAlone = useDesktop() === 'narrow';
  const Main = isAlone ? 'main' : 'div';
  const Heading = isAlone ? 'h1' : 'p';
  return (
    <div className="flex min-h-dvh flex-col bg-green [--inset:24px] tablet:[--inset:56px]">
      <Main className="on-green relative flex flex-1 flex-col overflow-hidden lying:grid lying:grid-cols-[11fr_10fr] lying:grid-rows-[auto_1fr]">
        <div
          className={clsx(
            'flex items-center gap-2 px-(--inset) pt-5 pb-7',
            'tablet:gap-3 tablet:py-11 lying:col-span-2 lying:pt-[clamp(20px,6vh,44px)] lying:pb-0',
          )}
        >
          <Mark className="h-8 tablet:h-11" />
          <Wordmark className="h-8 tablet:h-11" />
          <span className="sr-only">{agency.name}</span>
        </div>
        <div className="relative my-auto w-full lying:mt-6 lying:mb-14 lying:self-center">
          {/* Has the picture's aspect ratio, so that nothing moves when it loads. */}
          <LottiePlayer src="/lottie/Gate/gate.json" poster={poster} className="aspect-820/404" />
          {/* Lies below the turn, 48 px under the picture; the turn ends 56/820 of the width before its edge. */}
          <MotionPause className="right-[calc(100%*56/820)] -bottom-12" label={words.pause} />
        </div>
        <div className="px-(--inset) pt-14 pb-8 tablet:pb-12 lying:self-center lying:pt-6 lying:pb-8 lying:pl-6">
          <Heading
            className={clsx(
              'max-w-[12em] font-display text-[clamp(30px,9.23vw,36px)] leading-[1.05] tracking-h3 text-balance',
              'tablet:max-w-[11.5em] tablet:text-[60px] lying:text-[clamp(30px,4.2vw,54px)]',
            )}
          >
            {words.title}
          </Heading>
          <p
            className={clsx(
              'mt-6 -ml-(--inset) inline-flex min-h-line items-center rounded-r-card bg-cream py-2.5 pr-6 pl-(--inset)',
              'text-fine leading-tight font-semibold tracking-h4',
              'tablet:mt-9 tablet:pr-8 tablet:text-body',
              'lying:mt-6 lying:ml-0 lying:rounded-card lying:px-6 lying:text-small',
            )}
          >
            {words.tag}
          </p>
          <p className="mt-5 max-w-[21em] text-small leading-[1.45] tablet:mt-7 tablet:max-w-[26em] tablet:text-large lying:mt-5 lying:text-body">
            {words.note}
          </p>
        </div>
      </Main>
      <footer
        className={clsx(
          'on-ink rounded-tr-turn px-(--inset) pt-6 pb-7 text-note leading-normal',
          'tablet:flex tablet:flex-wrap tablet:items-end tablet:justify-between tablet:gap-x-10 tablet:gap-y-5',
          'tablet:rounded-tr-section tablet:pt-12 tablet:pb-13 tablet:text-body',
          'lying:rounded-tr-turn lying:pt-8 lying:pb-9',
        )}
      >
        <p className="max-w-[20em] tablet:flex-[1_1_12em]">
          <b className="font-semibold">{agency.name}</b> {words.about}
        </p>
        <TextLink
          to={agency.email && `mailto:${agency.email}`}
          className="mt-2.5 inline-block min-h-8 max-w-full text-small leading-normal tablet:mt-0 tablet:mr-18 tablet:text-large"
        >
          {agency.email}
        </TextLink>
      </footer>
    </div>
  );
}
