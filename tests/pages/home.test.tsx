import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { agency } from '@/content/agency';
import { blogSeed } from '@/content/blog-seed';
import { approach } from '@/content/home';
import { loadPosts } from '@/features/blog/posts';
import { paths } from '@/content/pages';
import { server } from '../msw';
import { openHome } from '../render-route';

it('opens one of six use cases on hover and on focus, in both tabs', async () => {
  const { user } = await openHome();
  const panel = screen.getByRole('tabpanel', { name: 'For Branding' });
  const cards = within(panel).getAllByRole('button');
  const open = () => cards.filter((card) => card.getAttribute('aria-expanded') === 'true');
  expect(cards).toHaveLength(6);
  expect(open()).toEqual([cards[0]]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(cards[3] ?? panel, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(89));
  expect(open()).toEqual([cards[0]]);
  act(() => void vi.advanceTimersByTime(1));
  expect(open()).toEqual([cards[3]]);
  vi.useRealTimers();
  act(() => cards[5]?.focus());
  expect(open()).toEqual([cards[5]]);
  await user.click(screen.getByRole('tab', { name: 'For Video Marketing' }));
  const other = screen.getByRole('tabpanel', { name: 'For Video Marketing' });
  expect(within(other).getAllByRole('button')).toHaveLength(6);
  await waitFor(() => expect(panel).not.toBeVisible());
});

it('the strip of industries has twelve cards, six outlined, and a button that pauses it', async () => {
  const { user } = await openHome();
  const strip = within(screen.getByRole('region', { name: 'Industries' })).getAllByRole('listitem');
  expect(strip).toHaveLength(12);
  expect(strip.filter((card) => card.hasAttribute('data-outlined'))).toHaveLength(6);
  const pause = screen.getByRole('button', { name: 'Pause the strip' });
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
});

it('the approach shows one step at a time, and fetches the animation of that one alone', async () => {
  const { user } = await openHome();
  for (const { title: name } of approach.steps) {
    await user.click(screen.getByRole('tab', { name }));
    screen.getByRole('tabpanel', { name });
  }
  // Only the picture of the chosen step fetches its animation.
  const players = () => document.querySelectorAll('[data-place] [data-lottie] > [aria-hidden]');
  await waitFor(() => expect(players()).toHaveLength(1));
});

it('opens one of six questions at a time, none at first, and closes it with a second click', async () => {
  const { user } = await openHome();
  const questions = screen.getAllByRole('button', { name: /\?$/ });
  const open = () => questions.filter((one) => one.getAttribute('aria-expanded') === 'true');
  expect(questions).toHaveLength(6);
  expect(open()).toEqual([]);
  for (const index of [0, 3]) {
    await user.click(questions[index] ?? document.body);
    expect(open()).toEqual([questions[index]]);
  }
  await user.click(questions[3] ?? document.body);
  expect(open()).toEqual([]);
});

it('calls to the detailed form; its overlay toggles modal-opened on the body with each click', async () => {
  const { user, unmount } = await openHome();
  const main = within(screen.getByRole('main'));
  for (const name of ['Contact Us', /contact us, open/i])
    expect(main.getByRole('link', { name })).toHaveAttribute('href', paths.contact);

  const ways = screen.getByRole('button', { name: 'Other ways to reach us' });
  const open = async () => {
    await user.click(ways);
    const dialog = await screen.findByRole('dialog', { name: 'Other ways to reach us' });
    expect(document.body).toHaveClass('modal-opened');
    return within(dialog);
  };
  const isBack = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body).not.toHaveClass('modal-opened');
    await waitFor(() => expect(ways).toHaveFocus());
  };
  const rows = await open();
  const target = (name: string) => rows.getByRole('link', { name }).getAttribute('href');
  expect(target(agency.email)).toBe(`mailto:${agency.email}`);
  expect(target('Free brand audit')).toBe(paths.brandAudit);
  await user.click(rows.getByRole('button', { name: 'Copy the mail address' }));
  expect(await navigator.clipboard.readText()).toBe(agency.email);
  expect(document.body).toHaveClass('modal-opened');
  await user.click(rows.getByRole('heading'));
  await isBack();
  await open();
  await user.keyboard('{Escape}');
  await isBack();
  await open();
  unmount();
  expect(document.body).not.toHaveClass('modal-opened');
});

/** Opens home, and waits until this visit's request for posts has succeeded or failed. */
const openBlog = async (answer: () => Response) => {
  server.use(http.get('*/api/blog', answer));
  await openHome();
  await act(loadPosts);
  return within(screen.getByText('Things we wrote down').closest('section') ?? document.body);
};

it('links four posts to the external blog by slug, with one request for page and footer', async () => {
  const [seed] = blogSeed;
  // Without a time of reading, 12 minutes.
  const posts = [3, undefined, 5, 6, 7].map((readTime, index) => ({
    ...seed,
    slug: `post & ${index}`,
    thumbnailUrl: `/${index}.webp`,
    readTime,
  }));
  // Malformed ones do not count.
  const listed = [null, 3, { slug: 'only' }, { ...seed, slug: '' }, ...posts];
  const answer = vi.fn<() => Response>(() => HttpResponse.json(listed));
  const blog = await openBlog(answer);
  const links = blog.getAllByRole('link', { name: /the logo is the handle/i });
  expect(links).toHaveLength(4);
  for (const [index, minutes] of [3, 12, 5, 6].entries()) {
    const link = links[index] ?? document.body;
    expect(link).toHaveAttribute('href', `https://blog.contrio.example/post%20%26%20${index}`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.querySelector('img')).toHaveAttribute('src', `/${index}.webp`);
    expect(link).toHaveTextContent(
      new RegExp(`^${seed?.category}.*${seed?.creator}.*\\b${minutes} min`),
    );
  }
  expect(answer).toHaveBeenCalledOnce();
  const picture = links[1]?.querySelector('img') ?? document.body;
  fireEvent.error(picture);
  // A drawing of ours stands for what does not load.
  expect(picture.getAttribute('src')).toMatch(/^\/blog\/blog-\w+\.svg$/);
});

it('shows only the link to the blog without posts', async () => {
  const answer = vi.fn<() => Response>(() => new HttpResponse(null, { status: 500 }));
  const blog = await openBlog(answer);
  expect(answer).toHaveBeenCalledOnce();
  expect(blog.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
  expect(blog.queryByRole('list')).toBeNull();
  const all = blog.getByRole('link', { name: /more blogs/i });
  expect(all).toHaveAttribute('href', 'https://blog.contrio.example');
  expect(screen.queryByRole('alert')).toBeNull();
});
