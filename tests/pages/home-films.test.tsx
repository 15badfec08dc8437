import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { renderRoute } from '../render-route';

// Transformed before the clock of the first test runs.
beforeAll(async () => {
  await import('@/pages/home/home-page');
  await import('@/pages/home/hero/interactive-pills');
}, 60_000);

const openHome = async () => {
  const view = renderRoute(paths.home);
  await screen.findByRole('heading', { name: /six good reasons/i });
  return view;
};
const introFilm = () =>
  screen.queryByLabelText<HTMLVideoElement>(/short film without sound/i, { selector: 'video' });
const sources = () => [...(introFilm()?.querySelectorAll('source') ?? [])];
/** The figure of a work, by the client's name. */
const work = (name: string) =>
  screen.getByText(name, { selector: 'figcaption *' }).closest('figure') ?? document.body;
const filmOf = (name: string) => work(name).querySelector('video');
const lastSource = (film: HTMLVideoElement | null) => {
  const source = film?.querySelector('source:last-of-type');
  if (!source) throw new Error('No film');
  return source;
};

it('plays the intro film without sound, in its place, over and over', async () => {
  await openHome();
  const film = introFilm();
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline'])
    expect(film).toHaveAttribute(attribute);
  // The line runs into its frame first.
  expect(film?.play).not.toHaveBeenCalled();
  await waitFor(() => expect(film?.play).toHaveBeenCalled());
});

it('pauses the intro film by its button, and for the whole site', async () => {
  const { user } = await openHome();
  const button = screen.getByRole('button', { name: 'Pause the film' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(introFilm()?.pause).toHaveBeenCalled();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it.each(['reduced motion', 'the site being paused'])(
  'leaves the intro film on its poster under %s, until it is asked for',
  async (reason) => {
    if (reason === 'reduced motion') setReducedMotion(true);
    else setMotionPaused(true);
    const { user } = await openHome();
    expect(sources()).toEqual([]);
    expect(screen.getByRole('img', { name: /short film without sound/i })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(sources()).toHaveLength(2);
    expect(introFilm()?.play).toHaveBeenCalled();
    act(() => setMotionPaused(false));
  },
);

it('keeps the poster, and no dead controls, when the intro film is missing', async () => {
  await openHome();
  fireEvent.error(lastSource(introFilm()));
  expect(introFilm()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: /short film without sound/i })).toBeInTheDocument();
});

it('shows seven works with their names; films only where there are films', async () => {
  await openHome();
  const names = [...document.querySelectorAll('figcaption b')].map((b) => b.textContent);
  expect(names).toEqual([
    'Lumenade',
    'Quillow',
    'Varsa',
    'Marrowe',
    'Nimbolt',
    'Dastan Looms',
    'Hexwell',
  ]);
  expect(screen.getAllByRole('button', { name: /^play the/i })).toHaveLength(6);
  expect(document.querySelectorAll('figure:has(figcaption) video')).toHaveLength(0);
});

it('starts a work under the pointer, lets it run to the end of its loop, and ends on the poster', async () => {
  const { user } = await openHome();
  const pill = screen.getByRole('button', { name: 'Play the Varsa film' });
  await user.hover(pill);
  const film = filmOf('Varsa');
  expect(film).toMatchObject({ muted: true, loop: true });
  expect(film).toHaveAccessibleName(/^silent film: .+\.$/i);
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  await user.unhover(pill);
  await waitFor(() => expect(film?.loop).toBe(false));
  fireEvent.ended(film ?? document);
  expect(filmOf('Varsa')).toBeNull();
});

/** Lets the clock stand at so many ms from now. */
const wait = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};

it('plays on after the press that follows the hover, and stops by a press on what has shown "pause" for 600 ms', async () => {
  const { user } = await openHome();
  const pill = screen.getByRole('button', { name: 'Play the Varsa film' });
  const tile = work('Varsa');
  wait(0);
  await user.hover(tile);
  wait(599);
  await user.click(pill);
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
  await user.unhover(tile);
  expect(filmOf('Varsa')).toMatchObject({ loop: true });

  wait(1);
  await user.click(pill);
  expect(filmOf('Varsa')).toBeNull();
  expect(pill).toHaveAttribute('aria-pressed', 'false');
});

it('stops a hovered work by its pill until the pointer has left', async () => {
  const { user } = await openHome();
  const pill = screen.getByRole('button', { name: 'Play the Varsa film' });
  const tile = work('Varsa');
  wait(0);
  await user.hover(tile);
  wait(600);
  await user.click(pill);
  expect(filmOf('Varsa')).toBeNull();
  await user.unhover(pill);
  await user.hover(tile);
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
});

it('starts a work by a tap on its pill, plays on at the second tap of two, and stops by a later one', async () => {
  const { user } = await openHome();
  const pill = screen.getByRole('button', { name: 'Play the Varsa film' });
  const tap = () => user.pointer({ keys: '[TouchA]', target: pill });
  wait(0);
  await tap();
  await tap();
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
  wait(600);
  await tap();
  expect(filmOf('Varsa')).toBeNull();
});

it('plays a work on hover, and not on to its end once the site is paused', async () => {
  const { user } = await openHome();
  await user.hover(screen.getByRole('img', { name: /^Varsa/ }));
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
  act(() => setMotionPaused(true));
  expect(filmOf('Varsa')).toBeNull();
  act(() => setMotionPaused(false));
});

it('keeps the picture and drops the pill when a work has no film', async () => {
  const { user } = await openHome();
  await user.hover(screen.getByRole('button', { name: 'Play the Nimbolt film' }));
  fireEvent.error(lastSource(filmOf('Nimbolt')));
  expect(screen.queryByRole('button', { name: 'Play the Nimbolt film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Nimbolt, Product promo' })).toBeInTheDocument();
});
