import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import type { BlogPost } from '@/api/blog';
import { latestBlog as words } from '@/content/home';
import { articleAddress, blogHome } from '@/features/blog/blog';
import { useBlogPosts } from '@/features/blog/posts';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { Picture } from '@/ui/picture';
import { Badge } from '@/ui/tag-list';
import { ButtonLink } from '@/ui/button';

/** A post without a reading time takes twelve minutes (docs/rules.md#latest-posts). */
const bylineOf = ({ creator, readTime }: BlogPost) => words.byline(creator, readTime ?? 12);

const postTitle =
  'font-display wrap-anywhere decoration-green decoration-3 underline-offset-6 group-hover/post:underline';

/** One large post and three rows; without posts, only the link (docs/rules.md#blog-list). */
export function LatestBlog() {
  const [first, ...rest] = useBlogPosts().slice(0, 4);
  return (
    <section className="paper-column wrap cols gap-y-fluid-16 pb-section">
      <div
        ref={reveal}
        className={clsx(
          'paper-kept col-span-full flex flex-wrap items-end justify-between gap-6',
          'print:mb-4 print:block',
        )}
      >
        <h2>{words.title}</h2>
        <ButtonLink tone="outline" to={blogHome}>
          {words.more}
        </ButtonLink>
      </div>
      {first && <LargePost post={first} />}
      {rest.length > 0 && (
        <ul className="col-span-5 border-t-2 border-ink md:ml-2 xl:ml-6 max-xl:col-span-6 max-md:col-span-full print:mt-4">
          {rest.map((post, index) => (
            <PostRow key={post.slug} post={post} index={index + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LargePost({ post }: { post: BlogPost }) {
  return (
    <AppLink
      ref={reveal}
      to={articleAddress(post.slug)}
      className="group/post col-span-7 grid content-start justify-items-start gap-3 max-xl:col-span-6 max-md:col-span-full"
    >
      <span
        className={clsx(
          'mb-3.5 w-full overflow-hidden rounded-card rounded-tr-turn bg-sand',
          'transition-[border-radius] duration-open ease-out group-hover/post:rounded-tl-turn group-hover/post:rounded-tr-card',
        )}
      >
        <PostPicture
          src={post.thumbnailUrl}
          index={0}
          size={[880, 560]}
          className="aspect-880/560 w-full object-cover print:h-48"
        />
      </span>
      <Badge tone="green">{post.category}</Badge>
      <h3 className={clsx('text-h3', postTitle)}>{post.title}</h3>
      <p className="text-small text-muted">{bylineOf(post)}</p>
    </AppLink>
  );
}

function PostRow({ post, index }: { post: BlogPost; index: number }) {
  return (
    <li ref={reveal} className="border-b border-hair">
      <AppLink
        to={articleAddress(post.slug)}
        className={clsx(
          'group/post grid grid-cols-[var(--thumb)_minmax(0,1fr)] gap-4 rounded-small py-fluid-7',
          '[--thumb:148px] max-xl:[--thumb:112px] max-md:[--thumb:148px] max-sm:[--thumb:88px]',
          'xl:gap-6 print:grid-cols-[auto_minmax(0,1fr)] print:gap-x-5 print:gap-y-2 print:py-3',
          'print:after:col-start-2',
        )}
      >
        <PostPicture
          src={post.thumbnailUrl}
          index={index}
          size={[148, 148]}
          className="size-(--thumb) rounded-card bg-sand object-cover print:size-24"
        />
        <div>
          <span className="text-small font-semibold">{post.category}</span>
          <h3 className={clsx('mt-1.5 mb-2.5 text-h4 text-pretty', postTitle)}>{post.title}</h3>
          <p className="text-small text-muted">{bylineOf(post)}</p>
        </div>
      </AppLink>
    </li>
  );
}

interface PostPictureProps extends ComponentProps<typeof Picture> {
  src: string;
  /** The index of the post, which decides which drawing replaces a picture that does not load. */
  index: number;
}

function PostPicture({ src, index, ...props }: PostPictureProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const drawing = words.drawings[index % words.drawings.length];
  return (
    <Picture src={failedSrc === src ? drawing : src} onError={() => setFailedSrc(src)} {...props} />
  );
}
