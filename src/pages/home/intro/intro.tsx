import { clsx } from 'clsx';
import { intro } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '@/ui/act-marker';
import { LineTurn } from '../line-turn';
import { IntroFilm } from './intro-film';

/** Who we are, inside the second turn, which runs on into the film. */
export function Intro() {
  return (
    <section
      className={clsx(
        'relative pt-(--top) pr-side pl-[calc(var(--side)+320px)] max-xl:pl-[calc(var(--side)+240px)] max-md:px-side',
        '[--mouth:460px] [--top:87px] compact:[--mouth:540px]',
        'max-xl:[--top:calc(var(--line)+72px)] max-md:[--top:calc(var(--line)+44px)]',
        'print:px-0 print:pt-0 print:pb-section',
      )}
    >
      <div
        ref={reveal}
        className="relative flex flex-col pb-8 xl:min-h-[calc(var(--mouth)-100px)] max-md:pb-14 max-md:pl-[calc(var(--line)+28px)] print:block"
      >
        {/* The second turn in zoomed windows: round this text to the film, or, under 960 px, straight down beside it. */}
        <LineTurn
          segment={2}
          className={clsx(
            '-top-(--top) bottom-0 -left-60 w-60 rounded-l-[188px] border-l-line md:-mb-[calc(68px+100%*100/1280+var(--line)/2)]',
            'max-md:bottom-cut max-md:left-0 max-md:w-bend max-md:rounded-none max-md:rounded-tl-bend max-md:border-b-0',
          )}
        />
        <ActMarker piece="dot" {...intro.act} />
        <h2 className="my-6 print:my-4">{intro.title}</h2>
        <p className="max-w-170 text-lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div
        ref={reveal}
        className="bottom-0 left-side grid gap-x-5 gap-y-3.5 md:absolute md:w-50 xl:w-65 max-md:mt-7 max-md:flex max-md:flex-wrap max-md:items-center"
      >
        <p className="font-display text-num lining-nums">{intro.figure}</p>
        <p className="text-small text-muted max-md:min-w-50 max-md:flex-1">{intro.note}</p>
      </div>
    </section>
  );
}
