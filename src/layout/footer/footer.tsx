import { useEffect, useRef, useSyncExternalStore } from 'react';
import { socialLinks } from '@/content/agency';
import { formUnavailable } from '@/content/form-unavailable';
import {
  companyLinks,
  faqLinks,
  footerWords as words,
  navigationWords,
} from '@/content/navigation';
import { requestBlog } from '@/features/blog/blog-store';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { ErrorBoundary } from '@/lib/error-boundary';
import { paths } from '@/lib/paths';
import { useNearView } from '@/motion/use-near-view';
import { AppLink } from '@/ui/app-link';
import { FormPlaceholder } from '@/ui/form-note';
import { Wordmark } from '@/ui/logo';
import { FooterPosts } from './footer-posts';
import { LinkColumn } from './link-column';
import { SocialIcon } from './social-icon';

const subscribe = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** @returns the year on the visitor's clock; undefined on the server and while hydrating */
const useYear = () =>
  useSyncExternalStore<number | undefined>(subscribe, thisYear, () => undefined);

/**
 * Sign-up, links, recent posts, social networks and the wordmark (docs/rules.md#footer). It turns its corner over the
 * shadow of the page's last section (`page-end-…`).
 */
export function Footer() {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearView(ref);
  const year = useYear();
  useEffect(() => {
    if (isNear) void requestBlog();
  }, [isNear]);

  return (
    <footer
      ref={ref}
      className="on-ink relative z-footer overflow-hidden rounded-tr-act pt-section [view-transition-name:footer] print:hidden"
    >
      <div className="wrap">
        <div className="grid grid-cols-[5fr_7fr] gap-24 max-lg:grid-cols-1 max-lg:gap-fluid-14">
          <div className="grid content-start gap-8">
            <h2 className="text-h3">{words.newsletterTitle}</h2>
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
            <LinkColumn title={words.company} links={companyLinks} />
            <FooterPosts />
            <LinkColumn title={words.faq} links={faqLinks} />
          </nav>
        </div>
        <div className="mt-24 flex items-center gap-x-10 gap-y-5 max-lg:mt-fluid-14 max-md:flex-wrap">
          <ul className="flex gap-cut max-md:w-full max-md:flex-wrap">
            {socialLinks.map(({ kind, name, url }) => (
              <li key={kind}>
                <AppLink
                  to={url}
                  className="grid size-control place-items-center rounded-full inset-ring-thin inset-ring-sage hover:bg-green hover:text-ink hover:inset-ring-0 max-sm:size-10 forced-colors:border"
                >
                  <SocialIcon kind={kind} />
                  <span className="sr-only">{name}</span>
                </AppLink>
              </li>
            ))}
          </ul>
          <p className="text-small md:ml-auto">
            <AppLink to={paths.privacyPolicy} className="underline">
              {words.privacy}
            </AppLink>
          </p>
          <p className="text-small text-muted">{words.copyright(year)}</p>
        </div>
        <div className="mt-fluid-18 h-[calc((100vw-2*var(--side))*0.205)]">
          <Wordmark className="h-auto w-full" />
        </div>
      </div>
    </footer>
  );
}
