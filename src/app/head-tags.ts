import { agency } from '@/content/agency';
import { headAt } from '@/content/heads';
import { structuredData } from '@/content/structured-data';
import { siteUrl } from '@/lib/env';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

/** Escapes `<`, since a closing tag would end the block. */
const dataBlock = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * The head tags of a prerendered page except scripts and styles: title, description, canonical address, sharing tags and
 * structured data.
 * @param pathname the page's address; an unknown one gives the head of the not-found page
 */
export const headTags = (pathname: string): string => {
  const { title, description, canonical, picture } = headAt(pathname);
  const data = canonical && structuredData(canonical, siteUrl);
  const image = siteUrl + picture;
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    canonical
      ? `<link rel="canonical" href="${escape(siteUrl + canonical)}" />`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', agency.name),
    meta('property', 'og:locale', 'en'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', siteUrl + canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${agency.name}. ${agency.tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    data && dataBlock(data),
  ]
    .filter(Boolean)
    .join('\n    ');
};
