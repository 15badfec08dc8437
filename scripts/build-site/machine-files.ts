import type { siteMap } from '../../src/entry-server';

type SiteMap = typeof siteMap;

const addresses = ({ siteUrl, pages }: SiteMap) =>
  pages.map(({ canonical = '', title, description }) => ({
    url: siteUrl + canonical,
    title,
    description,
  }));

const sitemap = (site: SiteMap) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses(site)
  .map(({ url }) => `  <url><loc>${url}</loc></url>`)
  .join('\n')}
</urlset>
`;

const robots = ({ siteUrl }: SiteMap) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;

const llms = (site: SiteMap) => `# ${site.agency.name}

> ${site.agency.tagline}. ${site.agency.name} is ${site.agency.description}.

${addresses(site)
  .map(({ url, title, description }) => `- [${title}](${url}): ${description}`)
  .join('\n')}

Contact: ${site.agency.email}
`;

/** security.txt (RFC 9116). The RFC requires an expiry date: one year after the build. */
const security = ({ siteUrl, agency }: SiteMap, builtAt: Date) => {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${agency.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
};

/** @returns the files for crawlers and other programs, by file name */
export const machineFiles = (site: SiteMap, builtAt: Date): Readonly<Record<string, string>> => ({
  '.well-known/security.txt': security(site, builtAt),
  'sitemap.xml': sitemap(site),
  'robots.txt': robots(site),
  'llms.txt': llms(site),
});
