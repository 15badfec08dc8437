import { clsx } from 'clsx';
import type { BlogPost } from '@/api/blog';
import { latestBlog as words } from '@/content/home';
import { articleAddress } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { minutesOf } from './minutes';

interface PostRowProps {
  post: BlogPost;
}

/** A post in the list beside the featured one. */
export function PostRow({ post }: PostRowProps) {
  return (
    <li ref={reveal} className="border-b border-hair">
      <AppLink
        to={articleAddress(post.slug)}
        className={clsx(
          'group/post grid grid-cols-[var(--thumb)_minmax(0,1fr)] gap-4 rounded-small py-fluid-7 xl:gap-6',
          '[--thumb:148px] max-xl:[--thumb:112px] max-md:[--thumb:148px] max-sm:[--thumb:88px]',
          'print:grid-cols-[auto_minmax(0,1fr)] print:gap-x-5 print:gap-y-2 print:py-3 print:after:col-start-2',
        )}
      >
        <img
          src={post.thumbnailUrl}
          alt=""
          width={148}
          height={148}
          loading="lazy"
          className="size-(--thumb) rounded-card bg-sand object-cover print:size-24"
        />
        <div>
          <span className="text-small font-semibold">{post.category}</span>
          <h3 className="mt-1.5 mb-2.5 font-display text-h4 text-balance wrap-anywhere decoration-green decoration-3 underline-offset-6 group-hover/post:underline">
            {post.title}
          </h3>
          <p className="text-small text-muted">{words.byline(post.creator, minutesOf(post))}</p>
        </div>
      </AppLink>
    </li>
  );
}
