import { intro } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '../act-marker';
import { IntroFilm } from './intro-film';

/** Who we are, in the mouth of the second turn; its lower arm runs on into the film. */
export function Intro() {
  return (
    <section className="relative pt-[87px] pr-side pl-[calc(var(--side)+320px)] [--mouth:460px] compact:[--mouth:540px] print:px-0 print:pt-0 print:pb-section">
      <div
        ref={reveal}
        className="flex min-h-[calc(var(--mouth)-100px)] flex-col pb-8 print:block print:min-h-0"
      >
        <ActMarker piece="dot" {...intro.act} />
        <h2 className="mt-6 mb-5.5 print:my-4">{intro.title}</h2>
        <p className="max-w-170 text-lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div
        ref={reveal}
        className="absolute bottom-0 left-side grid w-65 gap-3.5 print:static print:w-auto"
      >
        <p className="font-display text-num lining-nums">{intro.figure}</p>
        <p className="text-small text-muted">{intro.note}</p>
      </div>
    </section>
  );
}
