import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../tests/msw';
import { getBlog } from './blog';

const post = {
  slug: 'names',
  thumbnailUrl: '/a.svg',
  category: 'Film',
  title: 'Names',
  creator: 'Ann',
};

// docs/rules.md#blog-list; what fails is in post.test.tsx, of the same client.
it.each([
  ['null', null, []],
  ['an object', { posts: [post] }, []],
  ['malformed items', [null, 3, { slug: 'only' }, { ...post, slug: '' }, post], [post]],
])('of %s only posts count', async (_name, body, posts) => {
  server.use(http.get('*/api/blog', () => HttpResponse.json(body)));
  expect(await getBlog()).toEqual(posts);
});
