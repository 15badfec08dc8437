import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { blogSeed } from '@/content/blog-seed';
import { requestBlog } from '@/features/blog/blog';
import { paths } from '@/lib/paths';
import { server } from '../msw';
import { preloadHome } from '../open-home';
import { renderRoute } from '../render-route';

preloadHome();

/** Answers and counts requests for the posts. */
const answer = (respond: () => Response) => {
  const calls = { count: 0 };
  server.use(
    http.get('*/api/blog', () => {
      calls.count += 1;
      return respond();
    }),
  );
  return calls;
};

const section = async () => {
  // By text: roles of a whole page take seconds on a busy machine.
  const found = (await screen.findByText('Things we wrote down')).closest('section');
  if (!found) throw new Error('No blog section');
  return within(found);
};

/** Waits until this visit's request has succeeded or failed. */
const settle = () => act(requestBlog);

it('links four posts to the external blog by slug, with one request for page and footer', async () => {
  // Four are shown.
  const calls = answer(() => HttpResponse.json([...blogSeed, ...blogSeed]));
  renderRoute(paths.home);
  const blog = await section();
  const first = await blog.findByRole('link', { name: /the logo is the handle/i });
  expect(first).toHaveAttribute(
    'href',
    'https://blog.contrio.example/the-logo-is-the-handle-not-the-cup',
  );
  expect(first).toHaveAttribute('rel', 'noopener noreferrer');
  expect(blog.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  await settle();
  expect(calls.count).toBe(1);
});

it('shows category, creator and reading time, 12 minutes by default', async () => {
  answer(() =>
    HttpResponse.json([
      {
        slug: 'a',
        thumbnailUrl: '/a.svg',
        category: 'Naming',
        title: 'A',
        creator: 'Ann',
        readTime: 3,
      },
      { slug: 'b', thumbnailUrl: '/b.svg', category: 'Film', title: 'B', creator: 'Ben' },
    ]),
  );
  renderRoute(paths.home);
  const blog = await section();
  expect(await blog.findByText(/Ann.*\b3 min/)).toBeVisible();
  expect(blog.getByText(/Ben.*\b12 min/)).toBeVisible();
  expect(blog.getByText('Naming')).toBeVisible();
});

it('shows only the link to the blog without posts', async () => {
  const calls = answer(() => new HttpResponse(null, { status: 500 }));
  renderRoute(paths.home);
  const blog = await section();
  await waitFor(() => expect(calls.count).toBe(1));
  await settle();
  expect(blog.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
  expect(blog.queryByRole('list')).not.toBeInTheDocument();
  expect(blog.getByRole('link', { name: /more blogs/i })).toHaveAttribute(
    'href',
    'https://blog.contrio.example',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
