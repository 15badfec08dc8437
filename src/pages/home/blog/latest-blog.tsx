import { latestBlog as words } from '@/content/home';
import { blogHome } from '@/features/blog/blog-address';
import { useBlogPosts } from '@/features/blog/blog-store';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { FeaturedPost } from './featured-post';
import { PostRow } from './post-row';
import './latest-blog.css';

/** One large post and three rows. */
const shown = 4;

/** Latest posts; when there are none, or the call failed, only the way to the blog stays (decision 9). */
export function LatestBlog() {
  const [first, ...rest] = useBlogPosts().slice(0, shown);
  return (
    <section className="home-blog wrap">
      <div ref={reveal} className="home-blog__head">
        <h2>{words.title}</h2>
        <ButtonLink tone="line" to={blogHome}>
          {words.more}
        </ButtonLink>
      </div>
      {first && <FeaturedPost post={first} />}
      {rest.length > 0 && (
        <ul className="home-blog__rows">
          {rest.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}
