import { footerWords as words } from '@/content/navigation';
import { articleAddress, blogHome } from '@/features/blog/blog-address';
import { useBlogPosts } from '@/features/blog/blog-store';
import { AppLink } from '@/ui/app-link';
import { LinkColumn } from './link-column';

/** How many recent posts the footer shows. */
const maxPosts = 3;

/** Recent posts; without any, only See All shows (docs/rules.md#blog-list). */
export function FooterPosts() {
  const posts = useBlogPosts().slice(0, maxPosts);
  return (
    <LinkColumn
      className="max-sm:order-last max-sm:col-span-full"
      title={words.blog}
      links={posts.map(({ title, slug }) => ({ label: title, to: articleAddress(slug) }))}
      last={
        <AppLink
          to={blogHome}
          className="inline-block font-semibold underline decoration-green decoration-2 underline-offset-5 max-sm:py-2"
        >
          {words.seeAll}
        </AppLink>
      }
    />
  );
}
