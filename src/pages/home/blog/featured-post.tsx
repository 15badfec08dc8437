import type { BlogPost } from '@/api/blog';
import { latestBlog as words } from '@/content/home';
import { articleAddress } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { minutesOf } from './minutes';

interface FeaturedPostProps {
  post: BlogPost;
}

/** The newest post, large. */
export function FeaturedPost({ post }: FeaturedPostProps) {
  return (
    <AppLink
      ref={reveal}
      to={articleAddress(post.slug)}
      className="group/post col-span-7 grid content-start justify-items-start gap-3 max-xl:col-span-6 max-md:col-span-full"
    >
      <span className="mb-3.5 w-full overflow-hidden rounded-card rounded-tr-turn bg-sand transition-[border-radius] duration-open ease-out group-hover/post:rounded-tl-turn group-hover/post:rounded-tr-card">
        <img
          src={post.thumbnailUrl}
          alt=""
          width={880}
          height={560}
          loading="lazy"
          className="aspect-880/560 w-full object-cover print:h-48"
        />
      </span>
      <Badge tone="green">{post.category}</Badge>
      <h3 className="font-display text-h3 wrap-anywhere decoration-green decoration-3 underline-offset-6 group-hover/post:underline">
        {post.title}
      </h3>
      <p className="text-small text-muted">{words.byline(post.creator, minutesOf(post))}</p>
    </AppLink>
  );
}
