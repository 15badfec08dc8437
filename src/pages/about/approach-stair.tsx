import { clsx } from 'clsx';
import { aboutApproach } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { Picture } from '@/ui/picture';

/** The Approach: four steps down one line. In narrow windows and with large text they are a list. */
export function ApproachStair() {
  return (
    <section className="py-section" aria-labelledby="approach">
      <div className="paper-whole wrap not-max-xl:@container">
        <div className="relative pt-59 max-xl:grid max-xl:gap-10 max-xl:pt-0 @max-roomy:grid @max-roomy:gap-12 @max-roomy:pt-0 print:block">
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
            className="paper-hidden mt-[-2.34375cqw] w-full max-xl:hidden"
          />
          <ol
            className={clsx(
              'absolute inset-0',
              'max-xl:static max-xl:grid max-xl:gap-cut @max-roomy:static @max-roomy:grid @max-roomy:gap-12 print:gap-6',
              '[--step:calc(var(--line)*2.5)] max-md:[--step:calc(var(--line)*1.5)] max-sm:[--step:calc(var(--line)*0.75)]',
            )}
          >
            {aboutApproach.steps.map(({ title, text }, index) => (
              <li
                key={title}
                className={clsx(
                  'group/step absolute max-xl:relative max-xl:inset-auto max-xl:w-auto @max-roomy:static @max-roomy:w-auto',
                  // Each step has its place on the stair, in shares of the stair's width.
                  'bottom-[calc((48.906-15.672*var(--index))*1cqw+46px)]',
                  'left-[calc(23.484cqw*var(--index))] w-[min(31.5cqw,100cqw-23.484cqw*var(--index))]',
                  // In narrow windows each step is indented further than the one above it.
                  'max-xl:ml-[calc(var(--step)*var(--index))] max-xl:last:mb-[calc(var(--line)+var(--cut))]',
                )}
                style={{ '--index': index }}
              >
                {/* In narrow windows a line beside each step turns to the next one, and ends in a dot after the last. */}
                <i
                  className={clsx(
                    'absolute inset-y-0 left-0 hidden border-l-line border-ink max-xl:block',
                    'group-not-last/step:w-[calc(var(--step)+var(--line))]',
                    'group-not-last/step:rounded-bl-quarter group-not-last/step:border-b-line',
                    'group-last/step:w-line after:absolute after:top-[calc(100%+var(--cut))] after:right-0',
                    'after:size-line after:rounded-full after:bg-green group-not-last/step:after:hidden',
                  )}
                />
                <div
                  ref={reveal}
                  className={clsx(
                    'max-xl:pb-[calc(var(--line)+28px)] max-xl:pl-[calc(var(--line)+28px)]',
                    'max-xl:group-last/step:pb-7 max-sm:pl-[calc(var(--line)+18px)]',
                  )}
                >
                  <h3 className="mb-2.5 font-display text-h4 text-balance">{title}</h3>
                  <p className="max-w-[25em] max-xl:max-w-[30em] @max-roomy:max-w-none">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
