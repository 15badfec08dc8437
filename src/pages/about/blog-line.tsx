import { blogLine } from '@/content/about';
import { blogHome } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import './blog-line.css';

/** For those who are not ready yet: dots that hop to the blog. */
export function BlogLine() {
  return (
    <section className="hopline on-ink" aria-label={blogLine.label}>
      <div ref={reveal} className="wrap">
        <p className="h3">{blogLine.question}</p>
        <img src="/about/hop.svg" alt="" width="360" height="94" loading="lazy" />
        <ButtonLink to={blogHome} size="large">
          {blogLine.link}
        </ButtonLink>
      </div>
    </section>
  );
}
