import { vision } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { VisionPiece } from './vision-piece';

/** The Vision: a quote, and the three verbs as the three pieces. */
export function Vision() {
  return (
    <div className="bg-white">
      <section className="on-forest rounded-tr-act py-section" aria-labelledby="vision">
        <div className="@container wrap print:break-inside-avoid">
          <div ref={reveal} className="cols">
            <h2 id="vision" className="col-span-3 text-h3 max-xl:col-span-full">
              {vision.title}
            </h2>
            <blockquote className="col-span-9 max-w-240 font-display text-h1 leading-[1.05] max-xl:col-span-full max-xl:mt-4">
              <p className="text-balance">{vision.quote}</p>
            </blockquote>
          </div>
          <div className="mt-fluid-18 flex flex-wrap gap-cut text-ink xl:mt-26 max-xl:flex-nowrap max-md:flex-col print:mt-8 print:block">
            {vision.cards.map(({ id, title, text }) => (
              <VisionPiece key={id} shape={id} title={title} text={text} />
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
