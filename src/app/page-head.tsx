import { useLocation } from 'react-router-dom';
import { agency } from '@/content/agency';
import { headAt, paths, reportHead } from '@/content/pages';
import { answersIn } from '@/features/brand-audit/answers';
import { siteUrl } from '@/lib/env';
import { useHydrated } from '@/lib/use-hydrated';

/** Title, description, canonical address and sharing tags, which React puts into the head. */
export function PageHead() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const isReport = isHydrated && pathname === paths.brandAudit && answersIn(search) !== undefined;
  const { title, description, canonical, picture } = isReport ? reportHead : headAt(pathname);
  const address = canonical && siteUrl + canonical;
  const image = siteUrl + picture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* Search engines must not index a page without a canonical address. */}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${agency.name}. ${agency.tagline}`} />
      {/* X takes title, description and picture from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
