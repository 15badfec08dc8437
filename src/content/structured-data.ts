import { crumbsOf, type PagePath, pageRows, paths } from './pages';
import { agency, socialLinks } from './agency';
import { faqItems } from './faq-items';
import { brandingCards, videoOfferings } from './services';

/** A schema.org object. */
type Entity = Readonly<Record<string, unknown>>;

const organization = (siteUrl: string): Entity => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: agency.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/share/logo.png`,
  slogan: agency.tagline,
  description: `${agency.name} is ${agency.description}.`,
  email: agency.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: agency.place.city,
    addressRegion: agency.place.region,
    addressCountry: agency.place.country,
  },
  sameAs: socialLinks.map(({ url }) => url).filter(Boolean),
});

const website = (siteUrl: string): Entity => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: agency.name,
  url: `${siteUrl}/`,
  inLanguage: 'en',
  publisher: { '@id': `${siteUrl}/#organization` },
});

const offered = { [paths.branding]: brandingCards, [paths.videoMarketing]: videoOfferings };

const services = (siteUrl: string, path: keyof typeof offered): Entity[] =>
  offered[path].map(({ title, content, pills }) => ({
    '@type': 'Service',
    name: title,
    description: content,
    serviceType: pills.join(', '),
    url: siteUrl + path,
    provider: { '@id': `${siteUrl}/#organization` },
  }));

const questions = (): Entity => ({
  '@type': 'FAQPage',
  mainEntity: faqItems.map(({ title, description }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: description },
  })),
});

const breadcrumbs = (siteUrl: string, crumbs: ReturnType<typeof crumbsOf>): Entity => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** Removes empty fields. */
const withoutEmpty = (entity: Entity): Entity =>
  Object.fromEntries(
    Object.entries(entity).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * Structured data of a page (schema.org, JSON-LD).
 * @param path the page's canonical path
 * @param siteUrl the site's address without a trailing slash
 * @returns one graph; undefined if there is none for the page
 */
export const structuredData = (path: PagePath, siteUrl: string): Entity | undefined => {
  if (pageRows[path].crumb === null) return undefined;
  const graph: Entity[] = [organization(siteUrl), website(siteUrl)];
  if (path === paths.branding || path === paths.videoMarketing)
    graph.push(...services(siteUrl, path));
  if (path === paths.faq) graph.push(questions());
  if (path !== paths.home) graph.push(breadcrumbs(siteUrl, crumbsOf(path)));
  return { '@context': 'https://schema.org', '@graph': graph.map(withoutEmpty) };
};
