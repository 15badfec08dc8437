import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setReducedMotion } from '../../tests/browser-stubs';
import { setMotionPaused } from '@/motion/motion-switch';
import { SiteMotion } from '@/motion/site-motion';
import { Toast } from './toast';

vi.mock('@/motion/features', async () => ({
  features: (await import('framer-motion')).domMax,
}));

const toast = (text: string) => (
  <SiteMotion>
    <Toast>{text}</Toast>
  </SiteMotion>
);

afterEach(() => setMotionPaused(false));

/** Asks for the features as a press does, and waits for them. */
const loadFeatures = async () => {
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await vi.dynamicImportSettled();
  });
};

/** The element that moves. */
const moving = (text: string) => screen.queryByText(text)?.parentElement;

it('shows and removes its text at once while the features are not there', () => {
  const { rerender } = render(toast('Sent.'));
  expect(moving('Sent.')).toHaveStyle({ opacity: '1', transform: 'none' });
  rerender(toast(''));
  expect(moving('Sent.')).toBeUndefined();
});

it('rises, stays, and leaves once the features are there', async () => {
  const { rerender } = render(toast(''));
  await loadFeatures();
  rerender(toast('Sent.'));
  expect(moving('Sent.')).toHaveStyle({ opacity: '0' });
  await waitFor(() => expect(moving('Sent.')).toHaveStyle({ opacity: '1' }));
  rerender(toast(''));
  expect(moving('Sent.')).toBeDefined();
  await waitFor(() => expect(moving('Sent.')).toBeUndefined());
});

/** @returns how many frames pass until a text is gone */
const framesUntilGone = async (text: string) => {
  let frames = 0;
  const count = () => {
    frames += 1;
    if (moving(text)) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await waitFor(() => expect(moving(text)).toBeUndefined());
  return frames;
};

it.each(['reduced', 'paused'])('shows whole and leaves at once, motion %s', async (motion) => {
  if (motion === 'reduced') setReducedMotion(true);
  else setMotionPaused(true);
  const { rerender } = render(toast(''));
  await loadFeatures();
  rerender(toast('Sent.'));
  expect(moving('Sent.')).not.toHaveStyle({ opacity: '0' });
  rerender(toast(''));
  expect(await framesUntilGone('Sent.')).toBeLessThan(6);
});
