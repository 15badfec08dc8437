import { clsx } from 'clsx';
import { aboutApproach } from '@/content/about';
import { reveal } from '@/motion/reveal';

/** Where the steps stand on the treads of the picture, in shares of its width. */
const treads = [
  'bottom-[calc(48.906cqw+46px)] left-0 w-[31.5cqw]',
  'bottom-[calc(33.234cqw+46px)] left-[23.484cqw] w-[31.5cqw]',
  'bottom-[calc(17.562cqw+46px)] left-[46.968cqw] w-[31.5cqw]',
  'bottom-[calc(1.89cqw+46px)] left-[70.452cqw] w-[29.55cqw]',
];

/** The Approach: four steps down one line; with large text they are a list below it. */
export function ApproachStair() {
  return (
    <section className="py-36" aria-labelledby="approach">
      <div className="wrap @container">
        <div className="relative pt-59 @max-roomy:grid @max-roomy:gap-12 @max-roomy:pt-0">
          <h2
            ref={reveal}
            id="approach"
            className="absolute top-0 right-0 text-right @max-roomy:static @max-roomy:text-left"
          >
            {aboutApproach.title}
          </h2>
          {/* It has 30 units of air above the first tread, for the dots that roll on it. */}
          <img
            src="/about/stair.svg"
            alt=""
            width="1280"
            height="656"
            loading="lazy"
            className="mt-[-2.34375cqw] w-full"
          />
          <ol className="absolute inset-0 @max-roomy:static @max-roomy:grid @max-roomy:gap-12">
            {aboutApproach.steps.map(({ title, text }, index) => (
              <li
                key={title}
                className={clsx('absolute @max-roomy:static @max-roomy:w-auto', treads[index])}
              >
                <div ref={reveal}>
                  <h3 className="mb-2.5 font-display text-h4 text-balance">{title}</h3>
                  <p className="max-w-[25em] @max-roomy:max-w-none">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
