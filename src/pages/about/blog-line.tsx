import { blogLine } from '@/content/about';
import { blogHome } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';

/** Dots that hop to the blog, for visitors who are not ready to enquire. */
export function BlogLine() {
  return (
    <section className="on-ink py-16" aria-label={blogLine.label}>
      <div
        ref={reveal}
        className="wrap flex flex-wrap items-center gap-x-10 gap-y-8 max-xl:justify-between"
      >
        <p className="font-display text-h3 sm:whitespace-nowrap">{blogLine.question}</p>
        <img
          src="/about/hop.svg"
          alt=""
          width="360"
          height="94"
          loading="lazy"
          className="h-24 min-w-0 flex-1 max-xl:order-last max-xl:h-14 max-xl:basis-full max-xl:object-contain max-xl:object-left"
        />
        <ButtonLink to={blogHome} size="large">
          {blogLine.link}
        </ButtonLink>
      </div>
    </section>
  );
}
