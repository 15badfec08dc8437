import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { renderRoute } from '../render-route';

// Transformed before the clock of the first test runs.
beforeAll(async () => {
  await import('@/pages/home/home-page');
  await import('@/pages/home/below-fold');
  await import('@/pages/home/hero/pill-play');
}, 60_000);

/** Home with everything below its first screen. */
const openHome = async () => {
  const view = renderRoute(paths.home);
  await screen.findByRole('heading', { name: /six good reasons/i });
  return view;
};

describe('the hero', () => {
  it('reads the headline with all five words, and starts on the first', async () => {
    await openHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /ideas, designs, strategies, videos, contents/,
    );
    expect(document.querySelector('.runbar__word.is-on')).toHaveTextContent('ideas');
  });

  it('changes the word every 2400 ms, and stops for its pause button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { user } = await openHome();
    const word = () => document.querySelector('.runbar__word.is-on')?.textContent;
    act(() => void vi.advanceTimersByTime(2400));
    expect(word()).toBe('designs');
    act(() => void vi.advanceTimersByTime(2400));
    expect(word()).toBe('strategies');
    const pause = screen.getByRole('button', { name: /pause the headline/i });
    await user.click(pause);
    expect(pause).toHaveAttribute('aria-pressed', 'true');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(word()).toBe('ideas');
    expect(localStorage.getItem('motion-paused')).toBe('true');
    act(() => setMotionPaused(false));
    vi.useRealTimers();
  });

  it('has 19 pills, and a list of the 14 labels for assistive technology', async () => {
    await openHome();
    expect(document.querySelectorAll('.pit .pill')).toHaveLength(19);
    const labels = within(screen.getByRole('list', { name: 'What we do' })).getAllByRole(
      'listitem',
    );
    expect(labels.map((item) => item.textContent)).toEqual([
      'REBRANDING',
      'BRAND AD & FILMS',
      'PRODUCT & SERVICE PROMOS',
      'VERBAL IDENTITY',
      'POST BRANDING SUPPORT',
      'BRAND POSITIONING',
      'BRAND STRATEGY',
      'BRAND REFRESH',
      'UI/UX',
      'ANIMATIONS',
      'BRAND COLLATERAL',
      'BRAND IDENTITY',
      'BRAND ACTIVATION',
      'EXPLAINER VIDEOS',
    ]);
  });

  it('lays the pills still under reduced motion, and offers no play', async () => {
    setReducedMotion(true);
    await openHome();
    await waitFor(() =>
      expect(document.querySelector('.pit')).toHaveAttribute('data-pit', 'still'),
    );
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('is played by keyboard: choose, pick up, drop', async () => {
    const { user } = await openHome();
    const pit = await screen.findByRole('application');
    act(() => pit.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.querySelectorAll('.pill[data-chosen="chosen"]')).toHaveLength(1);
    await user.keyboard('{Enter}{ArrowUp}');
    expect(within(pit).getByRole('status')).toHaveTextContent(/picked up/);
    await user.keyboard('{Escape}');
    expect(within(pit).getByRole('status')).toHaveTextContent(/dropped/);
  });
});
