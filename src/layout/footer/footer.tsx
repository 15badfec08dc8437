import { useEffect, useRef } from 'react';
import { socialLinks } from '@/content/agency';
import {
  companyLinks,
  faqLinks,
  footerWords as words,
  navigationWords,
} from '@/content/navigation';
import { requestBlog } from '@/features/blog/blog-store';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { paths } from '@/lib/paths';
import { useNearView } from '@/motion/use-near-view';
import { AppLink } from '@/ui/app-link';
import { Wordmark } from '@/ui/wordmark';
import { FooterPosts } from './footer-posts';
import { LinkColumn } from './link-column';
import { SocialIcon } from './social-icon';
import './footer.css';

const year = new Date().getFullYear();

/** Sign-up, links, recent posts, social networks and the wordmark (specification 2.4). */
export function Footer() {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearView(ref, 0);
  useEffect(() => {
    if (isNear) void requestBlog();
  }, [isNear]);

  return (
    <div className="underfoot">
      <footer ref={ref} className="foot on-ink">
        <div className="wrap">
          <div className="foot__top">
            <div className="foot__news">
              <h2 className="h3">{words.newsletterTitle}</h2>
              <NewsletterForm />
            </div>
            <nav className="foot__cols" aria-label={navigationWords.footer}>
              <LinkColumn title={words.company} links={companyLinks} />
              <FooterPosts />
              <LinkColumn title={words.faq} links={faqLinks} />
            </nav>
          </div>
          <div className="foot__mid">
            <ul className="soc">
              {socialLinks.map(({ kind, name, url }) => (
                <li key={kind}>
                  <AppLink to={url}>
                    <SocialIcon kind={kind} />
                    <span className="vh">{name}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
            <p className="small">
              <AppLink to={paths.privacyPolicy} className="underline">
                {words.privacy}
              </AppLink>
            </p>
            <p className="small muted">{words.copyright(year)}</p>
          </div>
          <div className="foot__word">
            <Wordmark />
          </div>
        </div>
      </footer>
    </div>
  );
}
