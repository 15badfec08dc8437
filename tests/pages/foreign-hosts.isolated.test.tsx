import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, expect, it, vi } from 'vitest';
import { leaveDraft } from '../fill-audit';
import { server } from '../msw';

const api = 'https://api.elsewhere.example/v1';
const blog = 'https://notes.elsewhere.example';

// The variables are read once, on import.
vi.stubEnv('VITE_API_BASE_URL', `${api}/`);
vi.stubEnv('VITE_BLOG_URL', `${blog}/`);
const { post } = await import('@/api/post');
const { renderRoute } = await import('../render-route');
afterAll(() => vi.unstubAllEnvs());

it.each([
  ['200', () => HttpResponse.json({})],
  ['a network failure', () => HttpResponse.error()],
  ['503', () => new HttpResponse(null, { status: 503 })],
])('gets one request per send, without custom headers, answered by %s', async (_, answer) => {
  const requests: Request[] = [];
  server.use(
    http.post(`${api}/get-in-touch`, ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  const meta = { idempotencyKey: 'one', honeypot: '', fillTime: 3000 };
  await post('/get-in-touch', { name: 'Ada' }, meta).catch(() => undefined);
  expect(requests.map(({ url }) => url)).toEqual([`${api}/get-in-touch`]);
  // Node sends its own user agent, as a browser would.
  const headers = [...(requests[0]?.headers.keys() ?? [])].filter((name) => name !== 'user-agent');
  expect(headers.toSorted()).toEqual(['accept', 'content-type']);
});

it('every blog link leads to the blog’s host, and the API provides the posts', async () => {
  const article = {
    slug: 'naming',
    thumbnailUrl: '/blog/naming.webp',
    category: 'Branding',
    title: 'How to name a thing',
    creator: 'Ada',
  };
  server.use(http.get(`${api}/blog`, () => HttpResponse.json([article])));
  renderRoute('/');
  for (const title of await screen.findAllByText('How to name a thing'))
    expect(title.closest('a')).toHaveAttribute('href', `${blog}/naming`);
  for (const words of ['Blogs', 'See All', 'More Blogs'])
    expect((await screen.findByText(words)).closest('a')).toHaveAttribute('href', blog);
});

it('an audit that another host took is confirmed without a report, whatever reference it gives', async () => {
  leaveDraft();
  server.use(http.all(`${api}/*`, () => HttpResponse.json({ reference: 'C-7KQ2-M9XB-4HTP' })));
  const { user } = renderRoute('/brand-audit');
  await user.click(await screen.findByText('SUBMIT AUDIT'));
  await screen.findByText('Cheerio!');
  expect(history.state.usr).toEqual({ success: true });
});
