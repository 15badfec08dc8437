import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { workStories } from '@/content/work-stories';
import { paths } from '@/lib/paths';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { openHome, preloadHome } from '../open-home';
import { renderRoute } from '../render-route';

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

it('pauses with the site whatever its own button plays: intro film, work, strip', async () => {
  setMotionPaused(true);
  const { user } = await openHome();
  const buttons = ['Pause the film', 'Play the Varsa film', 'Pause the strip'].map((name) =>
    screen.getByRole('button', { name }),
  );
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
  act(() => setMotionPaused(false));
});

it('keeps the poster without dead controls when the intro film is missing', async () => {
  await openHome();
  fireEvent.error(lastSource(introFilm()));
  expect(introFilm()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: /short film without sound/i })).toBeInTheDocument();
});

it('has seven films of works, none of them fetched at first', async () => {
  await openHome();
  expect(screen.getAllByRole('button', { name: /^play the/i })).toHaveLength(7);
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
  // The first frame, with name and words, stands for 36 frames.
  const isPlayed = () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts.includes(film);
  expect(isPlayed()).toBe(false);
  await waitFor(() => expect(isPlayed()).toBe(true));
  await user.unhover(pill);
  await waitFor(() => expect(film?.loop).toBe(false));
  fireEvent.ended(film ?? document);
  expect(filmOf('Varsa')).toBeNull();
});

/** Sets the clock this many ms ahead, to a whole number: the sum of fractions may fall short of 600. */
const wait = (ms: number) => {
  const now = Math.ceil(performance.now()) + ms;
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

it('keeps the picture without a play button when a work has no film', async () => {
  const { user } = await openHome();
  await user.hover(screen.getByRole('button', { name: 'Play the Nimbolt film' }));
  fireEvent.error(lastSource(filmOf('Nimbolt')));
  expect(screen.queryByRole('button', { name: 'Play the Nimbolt film' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Nimbolt, Product promo' })).toBeInTheDocument();
});

describe('an opened work', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Lumenade' });
  const tile = () => screen.getByRole('button', { name: 'What Lumenade was about' });
  /** In a dialog, what lies behind is hidden from roles. */
  const press = async () => {
    const { user, address } = await openHome();
    await user.click(tile());
    return { user, address, opened: await screen.findByRole('dialog', { name: 'Lumenade' }) };
  };

  it('says what it was about, at an address of its own, with the focus inside', async () => {
    const { user, address, opened } = await press();
    expect(address()).toBe('/?work=lumenade#work');
    for (const term of ['They asked', 'We turned', 'It said'])
      expect(within(opened).getByText(term)).toBeInTheDocument();
    for (let stop = 0; stop < 6; stop += 1) {
      await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
      await user.tab();
    }
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['Escape', 'the button', 'a press beside the work'])(
    'goes back to its tile by %s, and opens again',
    async (way) => {
      const { user, address, opened } = await press();
      if (way === 'Escape') await user.keyboard('{Escape}');
      else if (way === 'the button')
        await user.click(within(opened).getByRole('button', { name: 'Back to the page' }));
      else await user.click(within(opened).getByRole('presentation'));
      await waitFor(() => expect(dialog()).toBeNull());
      expect(address()).toBe('/');
      await waitFor(() => expect(tile()).toHaveFocus());
      await user.click(tile());
      expect(await screen.findByRole('dialog', { name: 'Lumenade' })).toBeInTheDocument();
    },
  );

  it('stays on the page when Escape is pressed twice', async () => {
    const { user, address } = renderRoute(paths.privacyPolicy);
    await user.click(await screen.findByRole('link', { name: /contrio.*home/i }));
    await user.click(await screen.findByRole('button', { name: 'What Lumenade was about' }));
    await screen.findByRole('dialog', { name: 'Lumenade' });
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(address()).toBe('/');
  });

  it('opens from its address, and closes to the page', async () => {
    const { user, address } = renderRoute('/?work=lumenade#work');
    expect(await screen.findByRole('dialog', { name: 'Lumenade' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(address()).toBe('/');
  });

  it('does nothing at the address of a work that is not there', async () => {
    renderRoute('/?work=nobody#work');
    await screen.findByRole('heading', { name: /six good reasons/i });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is scrubbed from key frame to key frame, and pauses', async () => {
    const { user, opened } = await press();
    const film = opened.querySelector('video');
    if (!film) throw new Error('No film');
    Object.defineProperty(film, 'duration', { value: 6 });
    const line = within(opened).getByRole('slider', { name: 'Scrub through the Lumenade film' });
    act(() => line.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
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
  });

  it('stands on its first frame under reduced motion', async () => {
    setReducedMotion(true);
    const { opened } = await press();
    const pill = within(opened).getByRole('button', { name: 'Play the Lumenade film' });
    expect(pill).toHaveAttribute('aria-pressed', 'false');
  });

  it('tells each story in sentences of at most 20 words', () => {
    for (const { asked, turned, said } of Object.values(workStories))
      for (const text of [asked, turned, said]) expect(text.split(' ').slice(20)).toEqual([]);
  });
});
