import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { openHome, preloadHome } from '../open-home';

preloadHome();

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

it('plays the intro film muted, inline and in a loop', async () => {
  await openHome();
  const film = introFilm();
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline'])
    expect(film).toHaveAttribute(attribute);
  // The line first runs into the film's frame.
  expect(film?.play).not.toHaveBeenCalled();
  await waitFor(() => expect(film?.play).toHaveBeenCalled());
});

it('pauses and resumes the intro film with its button', async () => {
  const { user } = await openHome();
  const button = screen.getByRole('button', { name: 'Pause the film' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(introFilm()?.pause).toHaveBeenCalled();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it.each(['reduced motion', 'the site being paused'])(
  'keeps the intro film on its poster under %s until it is played',
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

it('keeps the poster without dead controls when the intro film is missing', async () => {
  await openHome();
  fireEvent.error(lastSource(introFilm()));
  expect(introFilm()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: /short film without sound/i })).toBeInTheDocument();
});

it('shows seven works with their names, and films only where they exist', async () => {
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

it('plays a work on hover, finishes the loop on leave, and ends on the poster', async () => {
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

/** Sets the clock this many ms ahead. */
const wait = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};

it('keeps playing on a press within 600 ms of the hover, and stops on a later press', async () => {
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

it('stops a hovered work on its button until the pointer leaves', async () => {
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

it('plays a work on a tap on its button, ignores a double tap, and stops on a later tap', async () => {
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

it('plays a work on hover, and stops it at once when the site is paused', async () => {
  const { user } = await openHome();
  await user.hover(screen.getByRole('img', { name: /^Varsa/ }));
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
  act(() => setMotionPaused(true));
  expect(filmOf('Varsa')).toBeNull();
  act(() => setMotionPaused(false));
});

it('keeps the picture without a play button when a work has no film', async () => {
  const { user } = await openHome();
  await user.hover(screen.getByRole('button', { name: 'Play the Nimbolt film' }));
  fireEvent.error(lastSource(filmOf('Nimbolt')));
  expect(screen.queryByRole('button', { name: 'Play the Nimbolt film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Nimbolt, Product promo' })).toBeInTheDocument();
});
