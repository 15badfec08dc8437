import type { BlogPost } from '@/api/blog';
import { latestBlog as words } from '@/content/home';
import { articleAddress } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { minutesOf } from './minutes';
import './featured-post.css';

export interface FeaturedPostProps {
  post: BlogPost;
}

/** The newest post, large. */
export function FeaturedPost({ post }: FeaturedPostProps) {
  return (
    <AppLink ref={reveal} to={articleAddress(post.slug)} className="home-feat">
      <span className="home-feat__picture">
        <img src={post.thumbnailUrl} alt="" width={880} height={560} loading="lazy" />
      </span>
      <Badge tone="green">{post.category}</Badge>
      <h3 className="h3">{post.title}</h3>
      <p className="small muted">{words.byline(post.creator, minutesOf(post))}</p>
    </AppLink>
  );
}
