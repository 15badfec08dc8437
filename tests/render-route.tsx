import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, expect } from 'vitest';
import { App } from '@/app/app';
import { paths } from '@/lib/paths';

/** What the site loads later, loaded here: on a busy machine that takes longer than a script may. */
const parts = import.meta.glob([
  '/src/{api,features,layout,pages,physics}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
]);
beforeAll(() => Promise.all(Object.values(parts).map((load) => load())), 120_000);

let goBack = () => {};

function Address() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  }, [navigate]);
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/**
 * Renders the whole site at an address, with the real routes.
 * @returns a user to act, `address` to read where the site has gone, and `back` to go back
 */
export function renderRoute(path: string, state?: unknown) {
  // Without stylesheets nothing can be out of the pointer's reach.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const view = render(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  return {
    user,
    address: () => screen.getByTestId('address').textContent,
    back: () => act(goBack),
    ...view,
  };
}

/** Renders a page, and waits for its heading. */
export const openPage = async (path: string, state?: unknown) => {
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
