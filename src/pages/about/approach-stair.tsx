import { clsx } from 'clsx';
import { aboutApproach } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { StairLine } from './stair-line';

/** Places of the steps on the stair, in shares of its width; in narrow windows, their indents. */
const treads = [
  'bottom-[calc(48.906cqw+46px)] left-0 w-[31.5cqw]',
  'bottom-[calc(33.234cqw+46px)] left-[23.484cqw] w-[31.5cqw] l:ml-(--step)',
  'bottom-[calc(17.562cqw+46px)] left-[46.968cqw] w-[31.5cqw] l:ml-[calc(var(--step)*2)]',
  'bottom-[calc(1.89cqw+46px)] left-[70.452cqw] w-[29.55cqw] l:mb-[calc(var(--line)+var(--cut))] l:ml-[calc(var(--step)*3)]',
];

/** The Approach: four steps down one line; with large text, a list below it. */
export function ApproachStair() {
  return (
    <section className="py-36 l:py-28 m:py-24 s:py-18" aria-labelledby="approach">
      <div className="wrap @container">
        <div className="relative pt-59 l:grid l:gap-10! l:pt-0 @max-roomy:grid @max-roomy:gap-12 @max-roomy:pt-0">
          <h2
            ref={reveal}
            id="approach"
            className="absolute top-0 right-0 text-right l:static l:text-left @max-roomy:static @max-roomy:text-left"
          >
            {aboutApproach.title}
          </h2>
          {/* 30 units of room above the first tread for the dots that roll on it. */}
          <img
            src="/about/stair.svg"
            alt=""
            width="1280"
            height="656"
            loading="lazy"
            className="mt-[-2.34375cqw] w-full l:hidden"
          />
          <ol
            className={clsx(
              'absolute inset-0 l:static l:grid l:gap-cut! @max-roomy:static @max-roomy:grid @max-roomy:gap-12',
              '[--step:calc(var(--line)*2.5)] m:[--step:calc(var(--line)*1.5)] s:[--step:calc(var(--line)*0.75)]',
            )}
          >
            {aboutApproach.steps.map(({ title, text }, index) => (
              <li
                key={title}
                className={clsx(
                  'group/step absolute l:relative! l:inset-auto l:w-auto @max-roomy:static @max-roomy:w-auto',
                  treads[index],
                )}
              >
                <StairLine isLast={index === aboutApproach.steps.length - 1} />
                <div
                  ref={reveal}
                  className="l:pb-[calc(var(--line)+28px)] l:pl-[calc(var(--line)+28px)] l:group-last/step:pb-7 s:pl-[calc(var(--line)+18px)]"
                >
                  <h3 className="mb-2.5 font-display text-h4 text-balance">{title}</h3>
                  <p className="max-w-[25em] l:max-w-[30em]! @max-roomy:max-w-none">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
