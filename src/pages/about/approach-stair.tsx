import { clsx } from 'clsx';
import { aboutApproach } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { Picture } from '@/ui/picture';

/** The Approach: four steps down one line. In narrow windows and with large text they are a list. */
export function ApproachStair() {
  return (
    <section className="py-section" aria-labelledby="approach">
      <div className="paper-whole wrap not-max-xl:@container">
        <div
          className={clsx(
            'relative pt-59',
            // In units of the drawing: the stair's height, how far a tread is below the last, a tread's width.
            '[--stair:calc(626*var(--unit))] [--unit:calc(100cqw/1280)]',
            '[--rise:calc(200.6*var(--unit))] [--tread:calc(300.6*var(--unit))]',
            'max-xl:grid max-xl:gap-10 max-xl:pt-0',
            '@max-roomy:grid @max-roomy:gap-12 @max-roomy:pt-0 print:block',
          )}
        >
          <h2
            ref={reveal}
            id="approach"
            className="absolute top-0 right-0 text-right max-xl:static max-xl:text-left @max-roomy:static @max-roomy:text-left print:mb-6"
          >
            {aboutApproach.title}
          </h2>
          {/* The margin takes back the 30 units above the first tread, on which dots roll. */}
          <Picture
            src="/about/stair.svg"
            size={[1280, 656]}
            className="paper-hidden mt-[calc(-30*var(--unit))] w-full max-xl:hidden"
          />
          <ol
            className={clsx(
              'absolute inset-0 max-xl:static max-xl:grid max-xl:gap-cut',
              '@max-roomy:static @max-roomy:grid @max-roomy:gap-12 print:gap-6',
              // In narrow windows each step is indented by this much more than the one above it.
              '[--indent:calc(var(--line)*2.5)] max-md:[--indent:calc(var(--line)*1.5)] max-sm:[--indent:calc(var(--line)*0.75)]',
            )}
          >
            {aboutApproach.steps.map((step, index) => (
              <Step key={step.title} {...step} index={index} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/**
 * A step: on the stair its text stands on its tread, in narrow windows beside its piece of the line.
 * @param index its place on the stair, 0 at the top
 */
function Step({ title, text, index }: { title: string; text: string; index: number }) {
  const isLast = index === aboutApproach.steps.length - 1;
  return (
    <li
      className={clsx(
        // On the stair, the text ends 46 px above its tread.
        'absolute bottom-[calc(var(--stair)-var(--rise)*var(--index)+46px)]',
        'left-[calc(var(--tread)*var(--index))] w-[min(31.5cqw,100cqw-var(--tread)*var(--index))]',
        'max-xl:relative max-xl:inset-auto max-xl:ml-[calc(var(--indent)*var(--index))] max-xl:w-auto',
        // Room for the dot below it.
        isLast && 'max-xl:mb-[calc(var(--line)+var(--cut))]',
        // With large text, the steps are a plain list.
        '@max-roomy:static @max-roomy:w-auto',
      )}
      style={{ '--index': index }}
    >
      <StepLine isLast={isLast} />
      <div
        ref={reveal}
        className={clsx(
          'max-xl:pl-[calc(var(--line)+28px)] max-sm:pl-[calc(var(--line)+18px)]',
          isLast ? 'max-xl:pb-7' : 'max-xl:pb-[calc(var(--line)+28px)]',
        )}
      >
        <h3 className="mb-2.5 font-display text-h4 text-balance">{title}</h3>
        <p className="max-w-[25em] max-xl:max-w-[30em] @max-roomy:max-w-none">{text}</p>
      </div>
    </li>
  );
}

/** In narrow windows the line runs down beside each step and turns to the next one; the last ends in a dot. */
function StepLine({ isLast }: { isLast: boolean }) {
  return (
    <>
      <i
        className={clsx(
          'absolute inset-y-0 left-0 hidden border-l-line border-ink max-xl:block',
          !isLast && 'w-[calc(var(--indent)+var(--line))] rounded-bl-quarter border-b-line',
        )}
      />
      {isLast && (
        <i className="absolute top-[calc(100%+var(--cut))] left-0 hidden size-line rounded-full bg-green max-xl:block" />
      )}
    </>
  );
}
