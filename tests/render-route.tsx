import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '@/app/app';
import { paths } from '@/content/pages';

/** What the site loads later, loaded here: on a busy machine that takes longer than a script may. */
const parts = import.meta.glob([
  '/src/{api,features,layout,pages,physics}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
]);
await Promise.all(Object.values(parts).map((load) => load()));

/**
 * Renders the whole site at an address, with the real routes.
 * @param state what a page before has passed on
 * @returns a user to act, and `address` to read where the site has gone
 */
export function renderRoute(path: string, state?: object) {
  history.replaceState(state ? { usr: state } : null, '', path);
  return {
    // Without stylesheets nothing can be out of the pointer's reach.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => location.pathname + location.search + location.hash,
    ...render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  };
}

/** Renders a page, and waits for its heading. */
export const openPage = async (path: string, state?: object) => {
  const view = renderRoute(path, state);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return view;
};

/** Opens home with everything below the first screen. */
export const openHome = async () => {
  const view = renderRoute(paths.home);
  await screen.findByText('Six good reasons to call us');
  return view;
};
