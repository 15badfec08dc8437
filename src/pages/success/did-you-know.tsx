import { clsx } from 'clsx';
import { successWords as words } from '@/content/success';
import { blogHome } from '@/features/blog/blog';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';

/** The note about visual content, drawn as a hundred dots, with a link to the blog. */
export function DidYouKnow({ isOnPaper }: { isOnPaper: boolean }) {
  return (
    <section className={clsx('py-section xl:pt-34 xl:pb-36', !isOnPaper && 'print:hidden')}>
      <div className="wrap cols">
        <figure
          ref={reveal}
          className="col-span-6 max-xl:col-span-5 max-xl:self-center max-sm:col-span-full"
        >
          <HundredDots />
        </figure>
        <div
          ref={reveal}
          className={clsx(
            'col-span-6 col-start-7 flex flex-col items-start justify-between gap-8 pl-6',
            'max-xl:col-span-7 max-xl:col-start-6 max-sm:col-span-full max-sm:mt-10 max-sm:pl-0',
          )}
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

/** A dot for each of a hundred marketers; the last of the share is the one green piece. */
function HundredDots() {
  return (
    <svg className="w-full max-w-130 max-sm:max-w-105" viewBox="0 0 459 459" aria-hidden="true">
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          key={index}
          className={clsx(
            index < words.share - 1 && 'fill-ink',
            index === words.share - 1 && 'fill-green',
            index >= words.share && 'fill-sand',
          )}
          cx={18 + (index % 10) * 47}
          cy={18 + Math.floor(index / 10) * 47}
          r="18"
        />
      ))}
    </svg>
  );
}
