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
      url: 'https://elsewhere.example/a/names?x=1',
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
    expect(parseFeedPosts(json, where)).toEqual([
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

  test('RDF with an extract only gets no reading time', () => {
    expect(parseFeedPosts(rdf, where)).toEqual([
      { slug: 'old', title: 'Old school', category: 'Blog', creator: 'Cy' },
    ]);
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
