import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../fill-detailed-form';
import { server } from '../msw';
import type { renderRoute as RenderRoute } from '../render-route';

const api = 'https://api.elsewhere.example/v1';
const blog = 'https://notes.elsewhere.example';

// Read once on import: the site is imported below.
let renderRoute: typeof RenderRoute;
beforeAll(async () => {
  vi.stubEnv('VITE_API_BASE_URL', `${api}/`);
  vi.stubEnv('VITE_BLOG_URL', `${blog}/`);
  ({ renderRoute } = await import('../render-route'));
});
afterAll(() => vi.unstubAllEnvs());

beforeEach(() => server.use(http.get(`${api}/blog`, () => HttpResponse.json(null))));

const sendShortForm = async () => {
  const { user } = renderRoute('/about');
  const form = await screen.findByRole('form', { name: 'Short enquiry' });
  await fill(user, 'Name', 'A. Founder');
  await fill(user, 'Email', 'founder@hexwell.example');
  await fill(user, 'Company', 'Hexwell');
  await fill(user, 'Brief Overview', 'A film about sensors.');
  await user.click(within(form).getByRole('button', { name: 'SUBMIT' }));
  return form;
};

it('gets the path and body of the contract and no custom headers', async () => {
  const requests: Request[] = [];
  server.use(
    http.post(`${api}/get-in-touch`, ({ request }) => {
      requests.push(request);
      return HttpResponse.json({});
    }),
  );
  await sendShortForm();
  await screen.findByText(/submitted successfully/);
  expect(requests.map(({ url }) => url)).toEqual([`${api}/get-in-touch`]);
  const [request] = requests;
  // Node sends its own user agent, as a browser would.
  const headers = [...(request?.headers.keys() ?? [])].filter((name) => name !== 'user-agent');
  expect(headers.toSorted()).toEqual(['accept', 'content-type']);
});

it.each([
  ['a network failure', () => HttpResponse.error()],
  ['503', () => new HttpResponse(null, { status: 503 })],
])('is not retried after %s', async (_name, answer) => {
  let asked = 0;
  server.use(
    http.post(`${api}/get-in-touch`, () => {
      asked += 1;
      return answer();
    }),
  );
  const form = await sendShortForm();
  await waitFor(() => expect(asked).toBe(1));
  await within(form).findByRole('button', { name: 'SUBMIT' });
  expect(asked).toBe(1);
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
