import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/content/pages';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { openHome, renderRoute } from '../render-route';

const introFilm = () =>
  screen.queryByLabelText<HTMLVideoElement>(/short film without sound/i, { selector: 'video' });
const introSources = () => [...(introFilm()?.querySelectorAll('source') ?? [])];
const introPoster = () => screen.getByRole('img', { name: /short film without sound/i });
/** The figure of a work, by the client's name. */
const work = (name: string) =>
  screen.getByText(name, { selector: 'figcaption *' }).closest('figure') ?? document.body;
const filmOf = (name: string) => work(name).querySelector('video');
const playOf = (name: string) => within(work(name)).getByRole('button', { name: /^Play the/ });
/** No file of a film can be played. */
const lose = (film: HTMLVideoElement | null) =>
  fireEvent.error(film?.querySelector('source:last-of-type') ?? document);

it('the intro film plays muted, in a loop; missing, it leaves its poster without a dead control', async () => {
  // The line first runs into the film's frame.
  let line: string | undefined;
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(async () => {
    const frame = introFilm()?.parentElement;
    line = frame?.querySelector<HTMLElement>('[data-segment]')?.dataset['segment'];
  });
  await openHome();
  const film = introFilm();
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline'])
    expect(film).toHaveAttribute(attribute);
  await waitFor(() => expect(line).toBe('done'));
  vi.mocked(HTMLMediaElement.prototype.pause).mockClear();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(vi.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toEqual([film]);
  lose(film);
  expect(introFilm()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the film' })).toBeNull();
  expect(introPoster()).toBeInTheDocument();
});

it('the intro film stays on its poster under reduced motion until it is played, like an opened work', async () => {
  setReducedMotion(true);
  const { user } = await openHome();
  expect(introSources()).toEqual([]);
  expect(introPoster()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(introSources()).toHaveLength(2);
  expect(introFilm()?.play).toHaveBeenCalled();
  await user.click(screen.getByLabelText('See the idea: Lumenade'));
  const opened = within(await screen.findByRole('dialog', { name: 'Lumenade' }));
  const pill = opened.getByRole('button', { name: 'Play the Lumenade film' });
  expect(pill).toHaveAttribute('aria-pressed', 'false');
});

it('pauses with the site whatever its own button plays: intro film, work, strip', async () => {
  setMotionPaused(true);
  const { user } = await openHome();
  const buttons = ['Pause the film', 'Play the Varsa film', 'Pause the strip'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(introSources()).toEqual([]);
  for (const button of buttons) await user.click(button);
  await user.unhover(work('Varsa'));
  const playing = () => [
    ...buttons.map((button) => button.getAttribute('aria-pressed')),
    filmOf('Varsa') !== null,
  ];
  expect(playing()).toEqual(['false', 'true', 'false', true]);
  act(() => setMotionPaused(false));
  expect(playing()).toEqual(['false', 'true', 'false', true]);
  act(() => setMotionPaused(true));
  expect(playing()).toEqual(['true', 'false', 'true', false]);
});

it('a film that the browser does not let start waits for one press: intro film, work, opened work', async () => {
  let isPressed = false;
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(async () => {
    if (!isPressed) throw new DOMException('No gesture yet', 'NotAllowedError');
  });
  const { user } = await openHome();
  const play = vi.mocked(HTMLMediaElement.prototype.play);
  /** Waits until the button shows play, presses it, and expects it to show pause and the film to be played. */
  const startsWithOnePress = async (button: HTMLElement, paused: 'true' | 'false') => {
    const isPlaying = paused === 'true' ? 'false' : 'true';
    await waitFor(() => expect(play).toHaveBeenCalled());
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', paused));
    play.mockClear();
    isPressed = true;
    await user.click(button);
    expect(play).toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-pressed', isPlaying);
    isPressed = false;
    play.mockClear();
  };
  await startsWithOnePress(screen.getByRole('button', { name: 'Pause the film' }), 'true');
  await user.hover(work('Varsa'));
  await startsWithOnePress(playOf('Varsa'), 'false');
  await user.click(screen.getByLabelText('See the idea: Lumenade'));
  const opened = within(await screen.findByRole('dialog', { name: 'Lumenade' }));
  play.mockClear();
  await startsWithOnePress(opened.getByRole('button', { name: 'Play the Lumenade film' }), 'false');
});

/** Sets the clock this many ms ahead, to a whole number: the sum of fractions may fall short of 600. */
const wait = (ms: number) => {
  const now = Math.ceil(performance.now()) + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};

it('the films of works are seven, fetched on hover; one finishes its loop on leave', async () => {
  const { user } = await openHome();
  expect(screen.getAllByRole('button', { name: /^play the/i })).toHaveLength(7);
  expect(document.querySelectorAll('[data-work] video')).toHaveLength(0);
  const pill = playOf('Varsa');
  const begin = performance.now();
  await user.hover(pill);
  const film = filmOf('Varsa');
  expect(film).toMatchObject({ muted: true, loop: true });
  expect(film).toHaveAccessibleName(/^silent film: .+\.$/i);
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  // The first frame, with name and words, stands for 1,500 ms.
  await waitFor(() =>
    expect(vi.mocked(HTMLMediaElement.prototype.play).mock.contexts).toContain(film),
  );
  expect(performance.now() - begin).toBeGreaterThan(1490);
  await user.unhover(pill);
  await waitFor(() => expect(film?.loop).toBe(false));
  fireEvent.ended(film ?? document);
  expect(filmOf('Varsa')).toBeNull();
});

it('a work whose film is missing stays on its poster', async () => {
  const { user } = await openHome();
  await user.hover(playOf('Nimbolt'));
  lose(filmOf('Nimbolt'));
  expect(within(work('Nimbolt')).queryByRole('button', { name: /^Play the/ })).toBeNull();
  expect(screen.getByRole('img', { name: 'Nimbolt, Product promo' })).toBeInTheDocument();
});

it('a press within 600 ms of the hover leaves a film playing; a later one stops it until it is left', async () => {
  const { user } = await openHome();
  const pill = playOf('Varsa');
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

  await user.unhover(pill);
  await user.hover(tile);
  wait(600);
  await user.click(pill);
  expect(filmOf('Varsa')).toBeNull();
  await user.unhover(pill);
  await user.hover(tile);
  expect(filmOf('Varsa')).toMatchObject({ loop: true });
});

const dialog = () => screen.queryByRole('dialog');
const tile = () => screen.getByLabelText('See the idea: Lumenade');
/** Opens the work. */
const press = async (user: ReturnType<typeof renderRoute>['user']) => {
  await user.click(tile());
  await screen.findByText('They asked');
  return screen.getByRole('dialog', { name: 'Lumenade' });
};

it('an opened work has an address of its own, keeps the focus inside, and goes back to its tile', async () => {
  const { user, address } = renderRoute(paths.privacyPolicy);
  await user.click(await screen.findByRole('link', { name: /contrio.*home/i }));
  await screen.findByText('Six good reasons to call us');
  vi.mocked(window.scrollTo).mockClear();
  const opened = await press(user);
  expect(address()).toBe('/?work=lumenade#work');
  for (const term of ['They asked', 'We turned', 'It said'])
    expect(within(opened).getByText(term)).toBeInTheDocument();
  for (let stop = 0; stop < 6; stop += 1) {
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    await user.tab();
  }
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  const isBack = async () => {
    await waitFor(() => expect(dialog()).toBeNull());
    expect(address()).toBe('/');
    await waitFor(() => expect(tile()).toHaveFocus());
  };
  // A second press does not go back to the page before.
  const focused = document.activeElement ?? document;
  for (let times = 0; times < 2; times += 1) fireEvent.keyDown(focused, { key: 'Escape' });
  await isBack();
  const button = within(await press(user)).getByRole('button', { name: 'Back' });
  await user.click(button);
  await isBack();
  // The grid fills the window.
  await user.click((await press(user)).querySelector('.cols') ?? document.body);
  await isBack();
});

it('an opened work leads to others by a button and the arrow keys, and in one step back to the page', async () => {
  const { user, address } = await openHome();
  await press(user);
  for (const [turn, name] of [
    [() => user.click(screen.getByRole('button', { name: 'Next: Quillow' })), 'Quillow'],
    [() => user.keyboard('{ArrowLeft}'), 'Lumenade'],
    [() => user.keyboard('{ArrowLeft}'), 'Hexwell'],
    [() => user.keyboard('{ArrowRight}'), 'Lumenade'],
    [() => user.keyboard('{ArrowRight}'), 'Quillow'],
  ] as const) {
    await turn();
    const opened = await screen.findByRole('dialog', { name });
    expect(opened.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/');
  await waitFor(() => expect(screen.getByLabelText('See the idea: Quillow')).toHaveFocus());
});

it('a work opened by its address keeps the focus while arrow keys lead on', async () => {
  const { user } = renderRoute('/?work=nimbolt#work');
  await screen.findByRole('dialog', { name: 'Nimbolt' });
  for (const name of ['Dastan Looms', 'Hexwell']) {
    await user.keyboard('{ArrowRight}');
    const opened = await screen.findByRole('dialog', { name });
    expect(opened.contains(document.activeElement)).toBe(true);
  }
});

it('the address of an unknown work opens nothing', async () => {
  renderRoute('/?work=nobody#work');
  await screen.findByText('Six good reasons to call us');
  expect(dialog()).toBeNull();
});

it('a work opens from its address, is scrubbed from key frame to key frame, pauses and closes', async () => {
  const { user, address } = renderRoute('/?work=lumenade#work');
  const opened = await screen.findByRole('dialog', { name: 'Lumenade' });
  const film = opened.querySelector('video');
  if (!film) throw new Error('No film');
  Object.defineProperty(film, 'duration', { value: 6 });
  const line = within(opened).getByRole('slider', { name: 'Scrub through the Lumenade film' });
  expect(film).not.toBeVisible();
  act(() => line.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(film).toBeVisible();
  expect(film.currentTime).toBeCloseTo(1.5);
  expect(line).toHaveAttribute('aria-valuetext', 'Key frame 2 of 6');
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(film.currentTime).toBeCloseTo(5.5);
  fireEvent.change(line, { target: { value: '0.5' } });
  expect(film.currentTime).toBeCloseTo(3);
  const pill = within(opened).getByRole('button', { name: 'Play the Lumenade film' });
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  await user.click(pill);
  expect(pill).toHaveAttribute('aria-pressed', 'false');
  expect(film.pause).toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/');
});
