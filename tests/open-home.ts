import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { paths } from '@/lib/paths';
import { renderRoute } from './render-route';

/** Loads home before the first test, so that the transform does not count towards its time-out. */
export const preloadHome = () =>
  beforeAll(async () => {
    await import('@/pages/home/home-page');
    await import('@/pages/home/hero/interactive-pills');
  }, 60_000);

/** Opens home with everything below the first screen. */
export const openHome = async () => {
  const view = renderRoute(paths.home);
  await screen.findByRole('heading', { name: /six good reasons/i });
  return view;
};
