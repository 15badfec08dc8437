import { vision } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { VisionPiece } from './vision-piece';

/** The Vision: a quote, and the three verbs as the three pieces. */
export function Vision() {
  return (
    <div className="bg-white">
      <section
        className="on-forest rounded-tr-act py-36 l:py-28 m:py-24 s:py-18"
        aria-labelledby="vision"
      >
        <div className="wrap @container">
          <div ref={reveal} className="cols">
            <h2 id="vision" className="col-span-3 text-h3 l:col-span-full">
              {vision.title}
            </h2>
            <blockquote className="col-span-9 max-w-240 font-display text-h1 leading-[1.06] l:col-span-full l:mt-4">
              <p className="text-balance">{vision.quote}</p>
            </blockquote>
          </div>
          <div className="mt-26 flex flex-wrap gap-cut text-ink l:mt-18 l:flex-nowrap m:mt-12 m:flex-col">
            {vision.cards.map(({ id, title, text }) => (
              <VisionPiece key={id} shape={id} title={title} text={text} />
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
