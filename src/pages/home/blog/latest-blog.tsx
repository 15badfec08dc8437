import { latestBlog as words } from '@/content/home';
import { blogHome } from '@/features/blog/blog-address';
import { useBlogPosts } from '@/features/blog/blog-store';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { FeaturedPost } from './featured-post';
import { PostRow } from './post-row';

/** One large post and three rows. */
const shown = 4;

/**
 * Latest posts. Without posts, or after a failed call, only the link to the blog remains (docs/rules.md#blog-list).
 */
export function LatestBlog() {
  const [first, ...rest] = useBlogPosts().slice(0, shown);
  return (
    <section className="wrap cols gap-y-fluid-16 py-section print:block print:pt-0">
      <div
        ref={reveal}
        className="col-span-full flex flex-wrap items-end justify-between gap-6 print:mb-4 print:block print:break-after-avoid"
      >
        <h2>{words.title}</h2>
        <ButtonLink tone="line" to={blogHome}>
          {words.more}
        </ButtonLink>
      </div>
      {first && <FeaturedPost post={first} />}
      {rest.length > 0 && (
        <ul className="col-span-5 border-t-2 border-ink md:ml-2 xl:ml-6 max-xl:col-span-6 max-md:col-span-full print:mt-4">
          {rest.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}
