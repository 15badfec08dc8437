import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
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

it('names the year of the visitor’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
  const { footer } = await open();
  expect(footer.getByText('© 2031 Contrio')).toBeVisible();
  vi.useRealTimers();
});
