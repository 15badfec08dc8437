import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setReducedMotion, setWindowWidth } from '../browser-stubs';
import { renderRoute } from '../render-route';

it('shows the site from 1280 px, and follows the width of the window', async () => {
  setWindowWidth(1280);
  renderRoute('/faq');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  act(() => setWindowWidth(1279));
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(await screen.findByText(/enhancing your mobile experience/)).toBeInTheDocument();
  act(() => setWindowWidth(1280));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.queryByText(/enhancing your mobile experience/)).toBeNull();
});

it('has a button that pauses its animation, except under reduced motion', async () => {
  setWindowWidth(390);
  const { user } = renderRoute('/');
  const pause = await screen.findByRole('button', { name: 'Pause animation', pressed: false });
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('motion-paused')).toBe('true');
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  act(() => setReducedMotion(true));
  expect(screen.queryByRole('button', { name: 'Pause animation' })).toBeNull();
});
