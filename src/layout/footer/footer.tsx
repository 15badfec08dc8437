import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { type SocialKind, socialLinks } from '@/content/agency';
import { formUnavailable } from '@/content/form-unavailable';
import { companyLinks, faqLinks, footerWords, navigationWords } from '@/content/navigation';
import { paths } from '@/content/pages';
import { articleAddress, blogHome } from '@/features/blog/blog';
import { loadPosts, useBlogPosts } from '@/features/blog/posts';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { ErrorBoundary } from '@/lib/error-boundary';
import { useHydrated } from '@/lib/use-hydrated';
import { useNearView } from '@/motion/use-visible';
import { AppLink } from '@/ui/app-link';
import { FormPlaceholder } from '@/ui/form-note';
import { Wordmark } from '@/ui/logo';

/** The footer lists this many recent posts. */
const maxPosts = 3;

/** On the visitor’s clock, because a prerendered page may be served in a later year. */
const thisYear = () => new Date().getFullYear();

/**
 * Sign-up, links, recent posts, social networks and the wordmark (docs/rules.md#footer). Beside its
 * round corner, the ground of the page's last section shows (`page-end-…`).
 */
export function Footer() {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearView(ref);
  const year = useHydrated() ? thisYear() : undefined;
  const posts = useBlogPosts().slice(0, maxPosts);
  useEffect(() => {
    if (isNear) void loadPosts();
  }, [isNear]);

  return (
    <footer
      ref={ref}
      className="on-ink relative z-footer overflow-hidden rounded-tr-section pt-section [view-transition-name:footer]"
    >
      <div className="wrap">
        <div className="grid grid-cols-[5fr_7fr] gap-24 max-lg:grid-cols-1 max-lg:gap-fluid-14">
          <div className="grid content-start gap-8">
            <h2 className="text-h3">{footerWords.newsletterTitle}</h2>
            <ErrorBoundary
              fallback={<FormPlaceholder words={formUnavailable} />}
              remountNotice={formUnavailable.remountNotice}
            >
              <NewsletterForm />
            </ErrorBoundary>
          </div>
          <nav
            className="grid grid-cols-[0.8fr_1.7fr_1fr] gap-10 max-sm:grid-cols-2 max-sm:gap-x-gutter"
            aria-label={navigationWords.footer}
          >
            <LinkColumn title={footerWords.company} links={companyLinks} />
            <LinkColumn
              className="max-sm:order-last max-sm:col-span-full"
              title={footerWords.blog}
              links={posts.map(({ title, slug }) => ({ label: title, to: articleAddress(slug) }))}
              last={
                <AppLink
                  to={blogHome}
                  className="inline-block font-semibold underline decoration-green decoration-2 underline-offset-5 max-sm:py-2"
                >
                  {footerWords.seeAll}
                </AppLink>
              }
            />
            <LinkColumn title={footerWords.faq} links={faqLinks} />
          </nav>
        </div>
        <div className="mt-24 flex items-center gap-x-10 gap-y-5 max-lg:mt-fluid-14 max-md:flex-wrap">
          <SocialLinks />
          <p className="text-small md:ml-auto">
            <AppLink to={paths.privacyPolicy} className="underline">
              {footerWords.privacy}
            </AppLink>
          </p>
          <p className="text-small text-muted">{footerWords.copyright(year)}</p>
        </div>
        {/* The footer's end cuts the wordmark, whose height is 0.248 of its width. */}
        <div className="mt-fluid-18 h-[calc((100vw-2*var(--side))*0.205)]">
          <Wordmark className="h-auto w-full" />
        </div>
      </div>
    </footer>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly { label: string; to: string }[];
  last?: ReactNode;
  className?: string;
}

function LinkColumn({ title, links, last, className }: LinkColumnProps) {
  return (
    <div className={className}>
      <h3 className="text-control/tight font-medium tracking-h4 text-sage">{title}</h3>
      <ul className="mt-5 grid sm:gap-3.5 max-sm:mt-2">
        {links.map(({ label, to }) => (
          // Articles have no address while the blog has none.
          <li key={to || label}>
            {/* An inline block, so that balancing the text leaves out the hidden new-tab note. */}
            <AppLink
              to={to}
              className="inline-block decoration-green decoration-2 underline-offset-5 hover:underline max-sm:py-2"
            >
              {label}
            </AppLink>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </div>
  );
}

function SocialLinks() {
  return (
    <ul className="flex gap-cut max-md:w-full max-md:flex-wrap">
      {socialLinks.map(({ kind, name, url }) => (
        <li key={kind}>
          <AppLink
            to={url}
            className={clsx(
              'grid size-control place-items-center rounded-full inset-ring-thin inset-ring-sage',
              'hover:bg-green hover:text-ink hover:inset-ring-0 max-sm:size-10 forced-colors:border',
            )}
          >
            <svg
              viewBox="0 0 24 24"
              className="size-6 fill-none stroke-current stroke-[2.2]"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={outlines[kind]} />
              <path d={filled[kind]} className="fill-current" />
            </svg>
            <span className="sr-only">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** What is drawn for each network: outlines, and a filled triangle in those for videos. */
const outlines: Readonly<Record<SocialKind, string>> = {
  photo:
    'M7.5 6h9a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-4a5 5 0 0 1 5-5zM9 3.5h6M8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  video: 'M10.5 2.5h3a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4v-11a4 4 0 0 1 4-4z',
  portfolio: 'M8 16.5V6.5a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3zM4 9v8.5a3 3 0 0 0 3 3h8.5',
  micro: 'M4 20.5V12a8 8 0 1 1 8 8.5zM9 10h6M9 14h3',
  social:
    'M4.5 7.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 20v-1a5.5 5.5 0 0 1 11 0v1M16 4.6a3.5 3.5 0 0 1 0 5.8M18 14a5.5 5.5 0 0 1 3.5 5v1',
  professional:
    'M6.5 8h11a4 4 0 0 1 4 4v4.5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4zM8.5 8V6.5a3 3 0 0 1 3-3h1a3 3 0 0 1 3 3V8M2.5 13.5h19',
  hosting: 'M7.5 5h9a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-4a5 5 0 0 1 5-5z',
};
const filled: Readonly<Partial<Record<SocialKind, string>>> = {
  video: 'M11 9.5 14 12l-3 2.5z',
  hosting: 'M10.5 9.5 14.5 12l-4 2.5z',
};
