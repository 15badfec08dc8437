import { expect, test } from 'vitest';
import { type FeedSource, parseFeedPosts } from './feed-posts';

const where = {
  feedUrl: 'https://blog.contrio.example/feed',
  blogUrl: 'https://blog.contrio.example/posts',
  defaultAuthor: 'Contrio',
};

const now = Date.parse('2026-11-20T12:00:00Z');
const postsOf = (feed: string, source: FeedSource = where) => parseFeedPosts(feed, source, now);

const json = (...items: readonly object[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'B', items });
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><entry><id>1</id>${entry}<link href="/a"/></entry></feed>`;
const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>B</title><item>${item}</item></channel></rss>`;

const words = `&lt;p&gt;${'word '.repeat(1100)}&lt;/p&gt;`;

test.each([
  [
    'Atom: its path below the blog’s home, its reading time by its text',
    atom(`<title type="html">Names &amp;amp; &lt;em&gt;bread&lt;/em&gt;</title>
      <link rel="edit" href="/edit/1"/><link href="/posts/2026/names/"/>
      <author><name>Ann Lee</name></author><category term="naming" label="Naming"/>
      <content type="html">${words} &lt;img alt="" src="/a.jpg"&gt;</content>`),
    {
      slug: '2026/names',
      title: 'Names & bread',
      category: 'Naming',
      creator: 'Ann Lee',
      readTime: 5,
      image: 'https://blog.contrio.example/a.jpg',
    },
  ],
  [
    'JSON Feed: the last part of a link elsewhere, and no reading time for an extract',
    json({
      url: 'https://elsewhere.example/a/names?utm_source=feed',
      title: 'Names',
      content_text: 'Short',
      image: 'https://elsewhere.example/a.jpg',
      tags: ['Branding'],
      authors: [{ name: 'Bo' }],
    }),
    {
      slug: 'names',
      title: 'Names',
      category: 'Branding',
      creator: 'Bo',
      image: 'https://elsewhere.example/a.jpg',
    },
  ],
])('a post of %s', (_format, feed, post) => {
  expect(postsOf(feed)).toEqual([post]);
});

test('tags are left out of titles and categories, and what cannot be seen', () => {
  const title = '<title><![CDATA[A <b onclick="x()">bold</b>\u0007 title]]></title>';
  const category = '<category>&lt;img src=x onerror=alert(1)&gt;</category>';
  const feed = rss(`${title}${category}<link>/posts/bold</link>`);
  expect(postsOf(feed)).toMatchObject([{ title: 'A bold title', category: 'Blog' }]);
});

test('of a feed thirty posts are kept; one without a link of its own is left out', () => {
  const feed = json(
    { url: 'https://elsewhere.example/a/names', title: 'Names' },
    { title: 'No link' },
    { url: 'javascript:alert(1)', title: 'No page' },
    { url: 'https://elsewhere.example/b/names', title: 'The same slug' },
    { url: 'https://elsewhere.example/', title: 'No slug' },
  );
  expect(postsOf(feed).map(({ title }) => title)).toEqual(['Names']);
  const many = Array.from({ length: 31 }, (_, index) => ({ url: `/${index}`, title: 'A' }));
  expect(postsOf(json(...many))).toHaveLength(30);
});

test.each([
  ['https://b.example/?p=123', 'https://b.example', '?p=123'],
  ['https://b.example/blog/?p=123', 'https://b.example/blog', '?p=123'],
  ['https://b.example/index.php?id=7&utm_medium=rss', 'https://b.example', 'index.php?id=7'],
  ['https://b.example/a/names?ref=%C3%A9', 'https://b.example/a', 'names?ref=%C3%A9'],
  ['https://cms.example/?p=123', 'https://b.example', '?p=123'],
  ['https://b.example/caf%C3%A9%20noir/', 'https://b.example', 'café noir'],
  // These would lead elsewhere: below the folder, below another part, to a fragment, to what is no
  // text.
  ['https://b.example/?p=123', 'https://b.example/blog', ''],
  ['https://b.example/a%2Fb', 'https://b.example', ''],
  ['https://b.example/what%3Fnow', 'https://b.example', ''],
  ['https://b.example/#post-1', 'https://b.example', ''],
  ['https://b.example/caf%E9', 'https://b.example', ''],
  ['mailto:a@b.example', 'https://b.example', ''],
])('a link to %s of the blog %s has the slug "%s"', (url, blogUrl, slug) => {
  expect(postsOf(json({ url, title: 'A' }), { ...where, blogUrl })[0]?.slug ?? '').toBe(slug);
});

const family = '👩‍👩‍👧‍👦';
const signs = '5 < 6 > 4, <dialog> &amp;';

test.each([
  ['text of Atom', atom('<title>5 &lt; 6 &gt; 4, &lt;dialog&gt; &amp;amp;</title>'), signs],
  ['text of JSON', json({ url: '/a', title: signs }), signs],
  [
    'XHTML',
    atom(
      '<title type="xhtml"><div>5 &lt; 6 &gt; 4, <em>&lt;dialog&gt;</em> &amp;amp;</div></title>',
    ),
    signs,
  ],
  [
    'HTML',
    atom(
      '<title type="html">5 &lt; 6 &gt; 4, &lt;b&gt;&amp;lt;dialog&gt;&lt;/b&gt; &amp;amp;amp;</title>',
    ),
    signs,
  ],
  [
    'RSS',
    rss(
      '<link>/a</link><title>5 &lt; 6 &gt; 4, &lt;i class="a"&gt;no&lt;/i&gt; &amp;amp;amp;</title>',
    ),
    '5 < 6 > 4, no &amp;',
  ],
  ['200 letters', json({ url: '/a', title: 'a'.repeat(200) }), 'a'.repeat(200)],
  ['201 letters', json({ url: '/a', title: 'a'.repeat(201) }), `${'a'.repeat(199)}…`],
  ['201 families', json({ url: '/a', title: family.repeat(201) }), `${family.repeat(199)}…`],
  ['a pile of marks', json({ url: '/a', title: `a ${'\u0301'.repeat(9000)}` }), 'a…'],
])('a title of %s loses only what is HTML, and is cut between characters', (_type, feed, title) => {
  expect(postsOf(feed)[0]?.title).toBe(title);
});

test('the newest come first, before the cut; a date to come counts as now, and none comes last', () => {
  const days = Array.from({ length: 40 }, (_, day) => ({
    url: `/posts/${day}`,
    title: `Day ${day}`,
    date_published: new Date(now - (40 - day) * 86_400_000).toISOString(),
  }));
  const others = [
    { url: '/posts/undated', title: 'Undated' },
    { url: '/posts/today', title: 'Today', date_published: new Date(now).toISOString() },
    { url: '/posts/to-come', title: 'To come', date_published: '2036-01-01' },
  ];
  const slugs = postsOf(json(...days, ...others)).map(({ slug }) => slug);
  expect(slugs.slice(0, 4)).toEqual(['today', 'to-come', '39', '38']);
  expect([slugs.length, slugs.at(-1)]).toEqual([30, '12']);
});
