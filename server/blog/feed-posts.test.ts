import { describe, expect, test } from 'vitest';
import { feedOf, hostileContents } from '../testing/hostile-feeds';
import { parseFeedPosts } from './feed-posts';

const where = {
  feedUrl: 'https://blog.contrio.example/feed',
  blogUrl: 'https://blog.contrio.example/posts',
  defaultAuthor: 'Contrio',
};
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><id>b</id><updated>2026-01-01T00:00:00Z</updated>
  <entry><id>1</id><title type="html">Names &amp;amp; &lt;em&gt;bread&lt;/em&gt;</title><updated>2026-01-01T00:00:00Z</updated>
    <link rel="edit" href="/edit/1"/><link href="/posts/2026/names/"/>
    <author><name>Ann Lee</name></author><category term="naming" label="Naming"/>
    <content type="html">${words(1100).replaceAll('<', '&lt;')} &lt;img alt="" src="/a.jpg"&gt;</content></entry></feed>`;

const json = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'B',
  items: [
    {
      id: '1',
      url: 'https://elsewhere.example/a/names?utm_source=feed',
      title: 'Names',
      summary: 'Short. 7 min read',
      content_text: 'Short',
      image: 'https://elsewhere.example/a.jpg',
      tags: ['Branding'],
      authors: [{ name: 'Bo' }],
    },
    { id: '2', title: 'No link' },
    { id: '3', url: 'https://elsewhere.example/b/names', title: 'The same slug' },
    { id: '4', url: 'https://elsewhere.example/', title: 'No slug' },
  ],
});

const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel rdf:about="b"><title>B</title><link>b</link><description>b</description></channel>
  <item rdf:about="1"><title>Old school</title><link>https://blog.contrio.example/posts/old</link><description>x</description><dc:creator>Cy</dc:creator></item></rdf:RDF>`;

describe('a post of', () => {
  test('Atom gets its path below the blog’s home, and its reading time from its text', () => {
    expect(parseFeedPosts(atom, where)).toEqual([
      {
        slug: '2026/names',
        title: 'Names & bread',
        category: 'Naming',
        creator: 'Ann Lee',
        readTime: 5,
        image: 'https://blog.contrio.example/a.jpg',
      },
    ]);
  });

  test('JSON Feed gets the last part of its link, the reading time it states, and a unique slug', () => {
    expect(parseFeedPosts(json, where).slice(0, 1)).toEqual([
      {
        slug: 'names',
        title: 'Names',
        category: 'Branding',
        creator: 'Bo',
        readTime: 7,
        image: 'https://elsewhere.example/a.jpg',
      },
    ]);
  });

  test('without a link of its own is kept by its title, to be named to the owner', () => {
    expect(parseFeedPosts(json, where).filter(({ slug }) => slug === '')).toEqual([
      { slug: '', title: 'No link', category: 'Blog', creator: 'Contrio' },
      { slug: '', title: 'The same slug', category: 'Blog', creator: 'Contrio' },
      { slug: '', title: 'No slug', category: 'Blog', creator: 'Contrio' },
    ]);
  });

  test('RDF with an extract only gets no reading time', () => {
    expect(parseFeedPosts(rdf, where)).toEqual([
      { slug: 'old', title: 'Old school', category: 'Blog', creator: 'Cy' },
    ]);
  });
});

const slugIn = (link: string, blogUrl: string) =>
  parseFeedPosts(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: '1', url: link, title: 'A' }],
    }),
    { ...where, blogUrl },
  )[0]?.slug;

describe('a link', () => {
  test.each([
    ['https://b.example/?p=123', 'https://b.example', '?p=123'],
    ['https://b.example/blog/?p=123', 'https://b.example/blog', '?p=123'],
    ['https://b.example/blog?p=123', 'https://b.example/blog', '?p=123'],
    ['https://b.example/index.php?id=7&utm_medium=rss', 'https://b.example', 'index.php?id=7'],
    ['https://b.example/a/names?ref=%C3%A9', 'https://b.example/a', 'names?ref=%C3%A9'],
    ['https://cms.example/?p=123', 'https://b.example', '?p=123'],
    ['https://b.example/caf%C3%A9%20noir/', 'https://b.example', 'café noir'],
    // These would lead elsewhere: below the folder, below another part, to a fragment, to what is no text.
    ['https://b.example/?p=123', 'https://b.example/blog', ''],
    ['https://b.example/a%2Fb', 'https://b.example', ''],
    ['https://b.example/what%3Fnow', 'https://b.example', ''],
    ['https://b.example/#post-1', 'https://b.example', ''],
    ['https://b.example/caf%E9', 'https://b.example', ''],
    ['mailto:a@b.example', 'https://b.example', ''],
  ])('%s of the blog %s has the slug "%s"', (link, blogUrl, slug) => {
    expect(slugIn(link, blogUrl)).toBe(slug);
  });
});

const atomTitle = (title: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><entry><id>1</id>${title}<link href="/posts/a"/></entry></feed>`;
const rssTitle = (title: string) =>
  `<rss version="2.0"><channel><title>B</title><item><title>${title}</title><link>/posts/a</link></item></channel></rss>`;
const jsonTitle = (title: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ id: '1', url: '/posts/a', title }],
  });

const titleIn = (feed: string) => parseFeedPosts(feed, where)[0]?.title;

describe('a title', () => {
  test.each([
    ['text of Atom', atomTitle('<title>5 &lt; 6 &gt; 4, &lt;dialog&gt; &amp;amp;</title>')],
    ['text of JSON', jsonTitle('5 < 6 > 4, <dialog> &amp;')],
    [
      'XHTML',
      atomTitle(
        '<title type="xhtml"><div>5 &lt; 6 &gt; 4, <em>&lt;dialog&gt;</em> &amp;amp;</div></title>',
      ),
    ],
    [
      'HTML',
      atomTitle(
        '<title type="html">5 &lt; 6 &gt; 4, &lt;b&gt;&amp;lt;dialog&gt;&lt;/b&gt; &amp;amp;amp;</title>',
      ),
    ],
    [
      'either',
      rssTitle('5 &lt; 6 &gt; 4, &lt;i class="a"&gt;&lt;dialog&gt;&lt;/i&gt; &amp;amp;amp;'),
    ],
  ])('of type %s loses only what is HTML', (_type, feed) => {
    expect(titleIn(feed)).toBe('5 < 6 > 4, <dialog> &amp;');
  });

  const family = '👩‍👩‍👧‍👦';
  test.each([
    ['200 letters', 'a'.repeat(200), 'a'.repeat(200)],
    ['201 letters', 'a'.repeat(201), `${'a'.repeat(199)}…`],
    ['201 families', family.repeat(201), `${family.repeat(199)}…`],
    ['201 letters with accents', 'e\u0301'.repeat(201), `${'e\u0301'.repeat(199)}…`],
    ['a pile of marks', `a ${'\u0301'.repeat(9000)}`, 'a…'],
  ])('of %s is cut between two characters, and shows it', (_name, title, shown) => {
    expect(titleIn(jsonTitle(title))).toBe(shown);
  });
});

/** In ms. Parsing takes a tenth of it (`npm run bench -- feeds`); a backtracking parser would take longer. */
const feedTimeout = 5000;

test.each(hostileContents)(
  'a feed with %s still gives its valid post',
  (_name, content) => {
    expect(parseFeedPosts(feedOf(content), where).at(-1)).toMatchObject({
      slug: 'good',
      title: 'Good',
    });
  },
  feedTimeout,
);
