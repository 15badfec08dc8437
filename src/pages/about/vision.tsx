import { clsx } from 'clsx';
import { vision } from '@/content/about';
import { reveal } from '@/motion/reveal';

const roomyText = {
  heading: 'mb-3 text-h3',
  text: 'text-balance max-xl:text-small max-md:text-body',
} as const;

/**
 * The three pieces. Dot and bend are as wide as the row is high (`--height`, which `Vision` sets and
 * which grows with large text); the bar takes the rest. Under 960 px they stand in a column.
 */
const pieces = {
  dot: {
    shape: clsx(
      'w-(--height) items-center justify-center rounded-full bg-green px-6 text-center',
      'xl:px-11 max-sm:[--height:264px]',
    ),
    ...roomyText,
  },
  bar: {
    shape: clsx(
      'flex-1 justify-center rounded-l-full bg-cream pr-14 pl-26 max-xl:pr-8 max-xl:pl-16',
      'max-md:mx-8 max-md:h-auto max-md:rounded-[84px] max-md:px-fluid-18 max-md:py-8 max-sm:mx-0',
    ),
    ...roomyText,
  },
  bend: {
    shape: clsx(
      'w-(--height) overflow-hidden rounded-tr-full bg-mint',
      'pt-[calc(var(--height)*0.13)] pl-8 compact:pl-7 max-xl:pt-8',
      'max-md:aspect-square max-md:h-auto max-md:w-[min(300px,100%)] max-md:self-end max-md:pt-12',
      // The hole, 3/7 of the bend, is a quarter disc of the section's ground.
      'after:absolute after:bottom-0 after:left-0 after:size-3/7 after:rounded-tr-full after:bg-forest',
    ),
    heading: 'mb-2 text-[36px]/[1.1] tracking-h3 compact:text-[32px] max-xl:text-h4',
    // Narrow enough (180 px at the usual size of text) to end before the outer curve.
    text: clsx(
      'w-[min(10.59em,50%)] max-xl:w-34 max-md:w-42',
      'text-control text-wrap compact:text-small max-xl:text-note',
    ),
  },
} as const;

export function Vision() {
  return (
    <div className="bg-white">
      <section className="on-forest rounded-tr-section py-section" aria-labelledby="vision">
        <div className="paper-whole @container wrap">
          <div ref={reveal} className="cols">
            <h2 id="vision" className="col-span-3 text-h3 max-xl:col-span-full">
              {vision.title}
            </h2>
            <blockquote className="col-span-9 max-w-240 font-display text-h1 leading-[1.05] max-xl:col-span-full max-xl:mt-4">
              <p className="text-balance">{vision.quote}</p>
            </blockquote>
          </div>
          <div
            className={clsx(
              'paper-column mt-fluid-18 flex flex-wrap gap-cut text-ink xl:mt-26',
              '[--height:max((100cqw-20px)*0.3,18.8em)] max-xl:[--height:270px] max-md:[--height:300px]',
              'max-xl:flex-nowrap max-md:flex-col print:mt-8',
            )}
          >
            {vision.cards.map(({ id, title, text }) => (
              <div
                key={id}
                ref={reveal}
                className={clsx(
                  'paper-plain relative flex h-(--height) flex-col print:text-left',
                  pieces[id].shape,
                )}
              >
                <h3 className={clsx('font-display print:mb-1', pieces[id].heading)}>{title}</h3>
                <p className={clsx('leading-[1.45] print:w-auto', pieces[id].text)}>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
