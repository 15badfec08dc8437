import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setReducedMotion } from '../../tests/browser-stubs';
import { RouteLink } from '@/ui/route-link';
import { SiteLayout } from './site-layout';

const startViewTransition = vi.fn<(options: { update: () => void }) => object>(({ update }) => {
  update();
  return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition: () => {} };
});

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  Object.assign(document, { startViewTransition });
  startViewTransition.mockClear();
  history.replaceState(null, '', '/about');
});

/** A button whose text changes in a transition, like a lazy part that has loaded. */
function Part() {
  const [text, setText] = useState('Waits');
  return (
    <button type="button" onClick={() => startTransition(() => setText('There'))}>
      {text}
    </button>
  );
}

/** Clicks, and waits for the updates that can commit. */
const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)));

/** Opens a page with a part and a link to the FAQ. @returns a function that loads the FAQ */
const open = async () => {
  const loads: (() => void)[] = [];
  const loaded = new Promise<void>((resolve) => loads.push(resolve));
  function Faq() {
    use(loaded);
    return (
      <>
        <h1>FAQ</h1>
        <Part />
      </>
    );
  }
  const about = (
    <>
      <Part />
      <RouteLink to="/faq">To the FAQ</RouteLink>
    </>
  );
  render(
    <BrowserRouter>
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path="/about" element={about} />
          <Route path="/faq" element={<Faq />} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
  await screen.findByText('To the FAQ');
  return () => act(async () => loads.forEach((load) => load()));
};

it('the line crosses once the page is there, but not on Back or with less motion', async () => {
  const load = await open();
  await press('To the FAQ');
  await press('Waits');
  screen.getByText('There');
  expect(startViewTransition).not.toHaveBeenCalled();
  await load();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('FAQ');
  expect(startViewTransition).toHaveBeenCalledOnce();
  await press('Waits');
  screen.getByText('There');
  await act(async () => history.back());
  await screen.findByText('To the FAQ');
  act(() => setReducedMotion(true));
  await press('To the FAQ');
  screen.getByRole('heading', { level: 1, name: 'FAQ' });
  expect(startViewTransition).toHaveBeenCalledOnce();
});
