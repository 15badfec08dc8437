import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { failures, recordPosts } from '../api-outcomes';
import { server } from '../msw';
import { renderRoute } from '../render-route';

const open = async (path: string = paths.careers) => {
  const view = renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, footer: within(screen.getByRole('contentinfo')) };
};

const post = (slug: string) => ({
  slug,
  title: `About ${slug}`,
  thumbnailUrl: '/a.svg',
  category: 'Branding',
  creator: 'Studio',
});

const subscribe = async () => {
  const view = await open();
  await view.user.type(view.footer.getByLabelText(/^First Name/), 'Ada');
  await view.user.type(view.footer.getByLabelText(/^E-mail Address/), 'ada@hexwell.example');
  await view.user.click(view.footer.getByRole('button', { name: 'Subscribe' }));
  return view;
};

describe('recent posts', () => {
  it('are fetched once per visit and linked by slug and title', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/blog', () => {
        calls += 1;
        return HttpResponse.json([post('names'), { title: 'No slug' }, post('films & co')]);
      }),
    );
    const { footer, user } = await open();
    expect(await footer.findByRole('link', { name: /^About names/ })).toHaveAttribute(
      'href',
      'https://blog.contrio.example/names',
    );
    expect(footer.getByRole('link', { name: /^About films/ })).toHaveAttribute(
      'href',
      'https://blog.contrio.example/films%20%26%20co',
    );
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    await screen.findByRole('heading', { name: 'Let’s Connect!' });
    expect(calls).toBe(1);
  });

  it.each([
    ['a failure', () => new HttpResponse(null, { status: 500 })],
    ['null', () => HttpResponse.json(null)],
    ['an empty list', () => HttpResponse.json([])],
  ])('%s shows nothing but See All', async (_, answer) => {
    server.use(http.get('*/api/blog', answer));
    const { footer } = await open();
    const blog = within(
      footer.getByRole('heading', { name: 'Blog' }).parentElement ?? document.body,
    );
    expect(blog.getAllByRole('link')).toHaveLength(1);
    expect(blog.getByRole('link', { name: /^See All/ })).toBeVisible();
  });
});

it('has the links of docs/rules.md#footer', async () => {
  const { footer } = await open();
  const target = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href');
  expect(['Services', 'About', 'Contact', 'Careers'].map(target)).toEqual([
    '/services/branding',
    '/about',
    '/contact',
    '/careers',
  ]);
  expect(['Branding', 'Video Marketing', 'Marketing'].map(target)).toEqual([
    '/faq?filter=branding',
    '/faq?filter=video-marketing',
    '/faq?filter=marketing',
  ]);
  expect(target('Privacy policy')).toBe('/privacy-policy');
  const networks = ['Instagram', 'TikTok', 'Behance', 'X', 'Facebook', 'LinkedIn', 'YouTube'];
  for (const name of networks) {
    expect(
      footer.getByRole('link', { name: new RegExp(`^${name}\\s*\\(opens in a new tab\\)`) }),
    ).toBeVisible();
  }
});

const success =
  'Nearly there. Confirm with the link that we e-mailed you. It can take a minute, and we send it once a day.';

describe('the newsletter', () => {
  it('sends first name, e-mail and time, and confirms it', async () => {
    const posts = recordPosts('/newsletter');
    const { footer } = await subscribe();
    expect(await footer.findByText(success)).toBeVisible();
    expect(posts.map(({ body }) => body)).toEqual([
      { firstName: 'Ada', email: 'ada@hexwell.example', createdAt: expect.any(String) },
    ]);
    expect(footer.getByLabelText(/^First Name/)).toHaveValue('');
    expect(sessionStorage.getItem('newsletter')).toBeNull();
  });

  it('restores input after a reload', async () => {
    const { user, footer, unmount } = await open();
    await user.type(footer.getByLabelText(/^First Name/), 'Ada');
    unmount();
    const again = await open();
    expect(again.footer.getByLabelText(/^First Name/)).toHaveValue('Ada');
  });

  it.each(failures)(
    'says that it is not available after $name, and keeps the input',
    async ({ answer, tries }) => {
      const posts = recordPosts('/newsletter', answer);
      const { footer } = await subscribe();
      await waitFor(
        () => expect(footer.getByText('Sign-up is not available right now.')).toBeVisible(),
        { timeout: 6000 },
      );
      expect(posts).toHaveLength(tries);
      expect(footer.getByLabelText(/^E-mail Address/)).toHaveValue('ada@hexwell.example');
    },
  );
});
