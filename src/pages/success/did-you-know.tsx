import { clsx } from 'clsx';
import { successWords as words } from '@/content/success';
import { blogHome } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';

const perRow = 10;
const pitch = 47;
const radius = 18;
/** One dot per marketer in a hundred. */
const dots = Array.from({ length: perRow * perRow }, (_, index) => index);

const dotClass = (index: number) => {
  if (index === words.share - 1) return 'fill-green';
  return index < words.share ? 'fill-ink' : 'fill-sand';
};

interface DidYouKnowProps {
  /** Whether it is printed, too. */
  isPrinted: boolean;
}

/** The note about visual content, drawn as a hundred dots, with a link to the blog. */
export function DidYouKnow({ isPrinted }: DidYouKnowProps) {
  return (
    <section className={clsx('py-section xl:pt-34 xl:pb-36', !isPrinted && 'print:hidden')}>
      <div className="wrap cols">
        <figure
          ref={reveal}
          className="col-span-6 max-xl:col-span-5 max-xl:self-center max-sm:col-span-full"
        >
          <svg
            className="w-full max-w-130 max-sm:max-w-105"
            viewBox="0 0 459 459"
            aria-hidden="true"
          >
            {dots.map((index) => (
              <circle
                key={index}
                className={dotClass(index)}
                cx={radius + (index % perRow) * pitch}
                cy={radius + Math.floor(index / perRow) * pitch}
                r={radius}
              />
            ))}
          </svg>
        </figure>
        <div
          ref={reveal}
          className="col-span-6 col-start-7 flex flex-col items-start justify-between gap-8 pl-6 max-xl:col-span-7 max-xl:col-start-6 max-sm:col-span-full max-sm:mt-10 max-sm:pl-0"
        >
          <div>
            <h2>{words.knowTitle}</h2>
            <p className="mt-6 max-w-[18em] text-[26px] leading-normal max-xl:text-lead">
              {words.know}
            </p>
          </div>
          <ButtonLink to={blogHome} tone="ink" size="large">
            {words.readBlog}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
