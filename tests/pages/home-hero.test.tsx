import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { openHome, preloadHome } from '../open-home';

preloadHome();

describe('the hero', () => {
  it('changes the word every 2400 ms and stops on its pause button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { user } = await openHome();
    const word = () => document.querySelector('[data-word="on"]')?.textContent;
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
    expect(document.querySelectorAll('[data-pill]')).toHaveLength(19);
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

  it('picks a pill up by touch on a long press or a sideways move, never on a swipe', async () => {
    await openHome();
    await screen.findByRole('application');
    const area = document.querySelector<HTMLElement>('[data-pills]');
    const pill = document.querySelector('[data-pill]');
    if (!area || !pill) throw new Error('No pills');
    pill.setPointerCapture = () => undefined;
    const isHeld = () => 'held' in area.dataset;
    const finger = { pointerId: 1, pointerType: 'touch', button: 0 };
    const at = (clientX: number, clientY: number) => ({ ...finger, clientX, clientY });
    vi.useFakeTimers();
    try {
      fireEvent.pointerDown(pill, at(100, 100));
      fireEvent.pointerMove(pill, at(102, 70));
      fireEvent.pointerCancel(pill, at(102, 70));
      vi.advanceTimersByTime(1000);
      expect(isHeld()).toBe(false);

      fireEvent.pointerDown(pill, at(100, 100));
      vi.advanceTimersByTime(149);
      expect(isHeld()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isHeld()).toBe(true);
      expect(fireEvent.touchMove(pill)).toBe(false);
      fireEvent.pointerUp(pill, at(100, 100));
      expect(isHeld()).toBe(false);
      expect(fireEvent.touchMove(pill)).toBe(true);

      fireEvent.pointerDown(pill, at(100, 100));
      fireEvent.pointerMove(pill, at(112, 103));
      expect(isHeld()).toBe(true);
      fireEvent.pointerUp(pill, at(112, 103));

      fireEvent.pointerDown(pill, { ...at(100, 100), pointerType: 'mouse' });
      expect(isHeld()).toBe(true);
      fireEvent.pointerUp(pill, { ...at(100, 100), pointerType: 'mouse' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('rests the pills under reduced motion, with nothing to play', async () => {
    setReducedMotion(true);
    await openHome();
    await waitFor(() =>
      expect(document.querySelector('[data-pills]')).toHaveAttribute('data-pill-state', 'settled'),
    );
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('supports the keyboard: select, pick up, drop', async () => {
    const { user } = await openHome();
    const area = await screen.findByRole('application');
    act(() => area.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.querySelectorAll('[data-pill][data-chosen="chosen"]')).toHaveLength(1);
    await user.keyboard('{Enter}{ArrowUp}');
    expect(within(area).getByRole('status')).toHaveTextContent(/picked up/);
    await user.keyboard('{Escape}');
    expect(within(area).getByRole('status')).toHaveTextContent(/dropped/);
  });
});
