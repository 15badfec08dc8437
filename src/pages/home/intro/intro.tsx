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
        'max-xl:[--top:calc(var(--line)+72px)] max-md:[--top:calc(var(--line)+48px)] max-sm:[--top:calc(var(--line)+40px)]',
        'print:px-0 print:pt-0 print:pb-section',
      )}
    >
      <div
        ref={reveal}
        className="relative flex min-h-[calc(var(--mouth)-100px)] flex-col pb-8 max-xl:min-h-0 max-md:pb-16 max-md:pl-[calc(var(--line)+36px)] max-sm:pb-12 max-sm:pl-[calc(var(--line)+24px)] print:block"
      >
        {/* The second turn in zoomed windows: round this text, or a rail beside it, down to the film. */}
        <LineTurn
          segment={2}
          className={clsx(
            '-top-(--top) bottom-0 -left-60 -mb-[calc(68px+100%*100/1280+var(--line)/2)] w-60 rounded-l-[188px] border-l-line',
            'max-md:bottom-cut max-md:left-0 max-md:mb-0 max-md:w-bend max-md:rounded-none max-md:rounded-tl-bend max-md:border-b-0',
          )}
        />
        <ActMarker piece="dot" {...intro.act} />
        <h2 className="my-6 print:my-4">{intro.title}</h2>
        <p className="max-w-170 text-lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div
        ref={reveal}
        className="absolute bottom-0 left-side grid w-65 gap-3.5 max-xl:w-50 max-md:static max-md:mt-7 max-md:w-auto max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center max-md:gap-5 max-sm:grid-cols-1 max-sm:gap-3 print:static print:w-auto"
      >
        <p className="font-display text-num lining-nums">{intro.figure}</p>
        <p className="text-small text-muted">{intro.note}</p>
      </div>
    </section>
  );
}
