import type { BlogPost } from '@/api/blog';
import { latestBlog as words } from '@/content/home';
import { articleAddress } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { minutesOf } from './minutes';
import './post-row.css';

export interface PostRowProps {
  post: BlogPost;
}

/** A post in the list beside the large one. */
export function PostRow({ post }: PostRowProps) {
  return (
    <li ref={reveal} className="home-post">
      <AppLink to={articleAddress(post.slug)}>
        <img src={post.thumbnailUrl} alt="" width={148} height={148} loading="lazy" />
        <div>
          <span className="home-post__category small">{post.category}</span>
          <h3 className="h4">{post.title}</h3>
          <p className="small muted">{words.byline(post.creator, minutesOf(post))}</p>
        </div>
      </AppLink>
    </li>
  );
}
