import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../msw';

const api = 'https://api.elsewhere.example/v1';
const blog = 'https://notes.elsewhere.example';

// The variables are read once, on import.
vi.stubEnv('VITE_API_BASE_URL', `${api}/`);
vi.stubEnv('VITE_BLOG_URL', `${blog}/`);
const { forms, openForm } = await import('../forms');
const { renderRoute } = await import('../render-route');
afterAll(() => vi.unstubAllEnvs());

beforeEach(() => server.use(http.get(`${api}/blog`, () => HttpResponse.json(null))));

/** Sends the short form. @returns the requests, once it is at rest again */
const sendShortForm = async (answer: () => Response) => {
  const requests: Request[] = [];
  server.use(
    http.post(`${api}/get-in-touch`, ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  const [short] = forms;
  short.leave();
  const { user, send, atRest } = await openForm(short);
  await user.click(send);
  await waitFor(() => expect(requests).toHaveLength(1));
  await atRest();
  return requests;
};

it('gets the path of the contract and no custom headers', async () => {
  const requests = await sendShortForm(() => HttpResponse.json({}));
  await screen.findByText(/submitted successfully/);
  expect(requests.map(({ url }) => url)).toEqual([`${api}/get-in-touch`]);
  // Node sends its own user agent, as a browser would.
  const headers = [...(requests[0]?.headers.keys() ?? [])].filter((name) => name !== 'user-agent');
  expect(headers.toSorted()).toEqual(['accept', 'content-type']);
});

it.each([
  ['a network failure', () => HttpResponse.error()],
  ['503', () => new HttpResponse(null, { status: 503 })],
])('is not retried after %s', async (_name, answer) => {
  expect(await sendShortForm(answer)).toHaveLength(1);
});

it('every blog link leads to the blog’s host, and the API provides the posts', async () => {
  const post = {
    slug: 'naming',
    thumbnailUrl: '/blog/naming.webp',
    category: 'Branding',
    title: 'How to name a thing',
    creator: 'Ada',
  };
  server.use(http.get(`${api}/blog`, () => HttpResponse.json([post])));
  renderRoute('/');
  for (const article of await screen.findAllByText('How to name a thing'))
    expect(article.closest('a')).toHaveAttribute('href', `${blog}/naming`);
  for (const words of ['Blogs', 'See All', 'More Blogs'])
    expect((await screen.findByText(words)).closest('a')).toHaveAttribute('href', blog);
});
