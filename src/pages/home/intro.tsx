import { clsx } from 'clsx';
import { intro } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { AtLeast } from '@/ui/at-least';
import { SectionMarker } from '@/ui/piece';
import { IntroFilm } from './intro-film';
import { LineTurn } from './line';

/**
 * Who we are, inside the second turn of the line, which runs on into the road of the film. In wide
 * windows `ClientsLine` draws that turn round a mouth of fixed height: `--top`, the text and the 84
 * px below it bring the film's road to the turn's lower end, 71 px below the mouth. In zoomed windows
 * the turn is as high as the text, and under 960 px it goes straight down beside it.
 */
export function Intro() {
  return (
    <section
      className={clsx(
        'relative pt-(--top) pr-side pl-[calc(var(--side)+320px)] max-xl:pl-[calc(var(--side)+240px)] max-md:px-side',
        '[--mouth:460px] [--top:87px] compact:[--mouth:540px]',
        'max-xl:[--top:calc(var(--line)+72px)] max-md:[--top:calc(var(--line)+44px)]',
        // From the film's top to the road in it: 100 px where film and text are 1280 px wide.
        '[--road:calc(100%*100/1280)]',
      )}
    >
      <div
        ref={reveal}
        className={clsx(
          'paper-column relative flex flex-col pb-8',
          'xl:min-h-[calc(var(--mouth)+71px-84px-var(--top))] max-md:pb-14 max-md:pl-[calc(var(--line)+28px)]',
        )}
      >
        <LineTurn
          segment={2}
          className={clsx(
            '-top-(--top) bottom-0 -left-60 w-60 rounded-l-[188px] border-l-line',
            // Past the film's margin of 68 px to the middle of its road.
            'md:-mb-[calc(68px+var(--road)+var(--line)/2)]',
            'max-md:bottom-cut max-md:left-0 max-md:w-bend max-md:rounded-none max-md:rounded-tl-bend max-md:border-b-0',
          )}
        />
        <SectionMarker piece="dot" {...intro.act} />
        <h2 className="my-6 print:mt-4">{intro.title}</h2>
        <p className="max-w-170 text-lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div
        ref={reveal}
        className={clsx(
          'bottom-0 left-side grid gap-x-5 gap-y-3.5',
          'md:absolute md:w-50 xl:w-65 max-md:mt-7 max-md:flex max-md:flex-wrap max-md:items-center',
        )}
      >
        <AtLeast figure={intro.figure} />
        <p className="text-small text-muted max-md:min-w-50 max-md:flex-1">{intro.note}</p>
      </div>
    </section>
  );
}
