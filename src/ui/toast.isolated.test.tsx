import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

/** Shows an empty toast, with the features that a press asks for. @returns what changes its text */
const open = async () => {
  const { rerender } = render(toast(''));
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await vi.dynamicImportSettled();
  });
  return (text: string) => rerender(toast(text));
};

/** The element that moves. */
const moving = () => screen.queryByText('Sent.')?.parentElement;

it('shows and removes its text at once while the features are not there', () => {
  const { rerender } = render(toast('Sent.'));
  expect(moving()).toHaveStyle({ opacity: '1', transform: 'none' });
  expect(moving()?.parentElement).toHaveRole('status');
  rerender(toast(''));
  expect(moving()).toBeUndefined();
});

it('rises, stays, and leaves once the features are there', async () => {
  const say = await open();
  say('Sent.');
  expect(moving()).toHaveStyle({ opacity: '0' });
  await waitFor(() => expect(moving()).toHaveStyle({ opacity: '1' }));
  say('');
  expect(moving()).toBeDefined();
  await waitFor(() => expect(moving()).toBeUndefined());
});

it.each(['reduced', 'paused'])('shows whole and leaves at once, motion %s', async (motion) => {
  if (motion === 'reduced') setReducedMotion(true);
  else setMotionPaused(true);
  const say = await open();
  say('Sent.');
  expect(moving()).not.toHaveStyle({ opacity: '0' });
  say('');
  let frames = 0;
  const count = () => {
    frames += 1;
    if (moving()) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await waitFor(() => expect(moving()).toBeUndefined());
  expect(frames).toBeLessThan(6);
});
