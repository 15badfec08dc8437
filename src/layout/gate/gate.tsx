import { agency } from '@/content/agency';
import { gateWords as words } from '@/content/gate';
import { Mark } from '@/ui/mark';
import { TextLink } from '@/ui/text-link';
import { Wordmark } from '@/ui/wordmark';
import { GatePicture } from './gate-picture';
import { useDesktop } from './use-desktop';

/** What stands instead of the site on narrow windows (docs/rules.md#narrow-screen-gate). */
export function Gate() {
  // While the width is unknown the prerendered page holds the site too, whose landmark and heading are then the ones.
  const isCertain = useDesktop() === 'narrow';
  const Main = isCertain ? 'main' : 'div';
  const Heading = isCertain ? 'h1' : 'p';
  return (
    <div className="flex min-h-dvh flex-col bg-green">
      {/* Lying down there is no room below the picture: the words stand beside it. */}
      <Main className="on-green relative flex flex-1 flex-col overflow-hidden lying:grid lying:grid-cols-[11fr_10fr] lying:grid-rows-[auto_1fr]">
        <div className="flex items-center gap-[8.6px] px-6 pt-5.5 pb-6.5 tablet:gap-[11.8px] tablet:px-14 tablet:py-11 lying:col-span-2 lying:pt-[clamp(20px,6vh,44px)] lying:pb-0">
          <Mark className="h-8 w-auto tablet:h-11" />
          <Wordmark className="h-8 w-auto tablet:h-11" />
          <span className="sr-only">{agency.name}</span>
        </div>
        <GatePicture />
        <div className="px-6 pt-14 pb-7.5 tablet:px-14 tablet:pb-12 lying:self-center lying:pt-6 lying:pb-8 lying:pl-6">
          <Heading className="max-w-[12em] font-display text-[clamp(30px,9.23vw,36px)] leading-[1.06] tracking-[-0.01em] text-balance tablet:max-w-[11.5em] tablet:text-[60px] lying:text-[clamp(30px,4.2vw,54px)]">
            {words.title}
          </Heading>
          <p className="mt-5.5 -ml-6 inline-flex min-h-line items-center rounded-r-card bg-cream py-2.5 pr-6.5 pl-6 text-[14px] leading-[1.25] font-semibold tracking-[-0.005em] tablet:mt-9 tablet:-ml-14 tablet:pr-8 tablet:pl-14 tablet:text-[18px] lying:mt-6 lying:ml-0 lying:rounded-card lying:px-6 lying:text-[16px]">
            {words.tag}
          </p>
          <p className="mt-4.5 max-w-[21em] text-[16px] leading-[1.45] tablet:mt-7 tablet:max-w-[26em] tablet:text-[20px] lying:mt-5 lying:text-[18px]">
            {words.note}
          </p>
        </div>
      </Main>
      <footer className="on-ink rounded-tr-turn px-6 pt-6.5 pb-7 text-[15px] leading-[1.5] tablet:flex tablet:flex-wrap tablet:items-end tablet:justify-between tablet:gap-x-10 tablet:gap-y-5 tablet:rounded-tr-act tablet:px-14 tablet:pt-12 tablet:pb-13 tablet:text-[18px] lying:rounded-tr-turn lying:pt-8 lying:pb-9">
        <p className="max-w-[20em] tablet:flex-[1_1_12em]">
          <b className="font-semibold">{agency.name}</b> {words.about}
        </p>
        <TextLink
          to={agency.email && `mailto:${agency.email}`}
          className="mt-2.5 inline-block min-h-8 max-w-full text-[16px] tablet:mt-0 tablet:mr-18 tablet:text-[20px]"
        >
          {agency.email}
        </TextLink>
      </footer>
    </div>
  );
}
