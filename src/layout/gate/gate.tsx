import { agency } from '@/content/agency';
import { Mark, Wordmark } from '@/ui/logo';
import { GateFooter } from './gate-footer';
import { GatePicture } from './gate-picture';
import { GateWords } from './gate-words';
import { useDesktop } from './use-desktop';

/** Replaces the site in narrow windows (docs/rules.md#narrow-screen-gate). */
export function Gate() {
  // While the width is unknown the document also holds the site, which has the one main and h1.
  const isAlone = useDesktop() === 'narrow';
  const Main = isAlone ? 'main' : 'div';
  const Heading = isAlone ? 'h1' : 'p';
  return (
    <div className="flex min-h-dvh flex-col bg-green [--inset:24px] tablet:[--inset:56px]">
      {/* In landscape there is no room below the picture: the words go beside it. */}
      <Main className="on-green relative flex flex-1 flex-col overflow-hidden lying:grid lying:grid-cols-[11fr_10fr] lying:grid-rows-[auto_1fr]">
        <div className="flex items-center gap-2 px-(--inset) pt-5 pb-7 tablet:gap-3 tablet:py-11 lying:col-span-2 lying:pt-[clamp(20px,6vh,44px)] lying:pb-0">
          <Mark className="h-8 tablet:h-11" />
          <Wordmark className="h-8 tablet:h-11" />
          <span className="sr-only">{agency.name}</span>
        </div>
        <GatePicture />
        <GateWords heading={Heading} />
      </Main>
      <GateFooter />
    </div>
  );
}
