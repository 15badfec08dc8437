// First: it sets the order of the cascade layers.
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt } from '@/app/pages';
import { paths } from '@/content/pages';
import { knownPath } from '@/lib/addresses';

/** Removes the slashes that static hosts add or tolerate, and redirects /services to its first tab. */
const normalizeAddress = () => {
  const { pathname, search, hash } = window.location;
  const known = knownPath(pathname, Object.values(paths)) ?? pathname;
  const normalized = known === paths.services ? paths.branding : known;
  if (normalized !== pathname) history.replaceState(history.state, '', normalized + search + hash);
  return normalized;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const pathname = normalizeAddress();
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.childElementCount > 0) {
  pageAt(pathname).prefetch();
  hydrateRoot(root, site);
  // From here on React handles presses, hydrating as needed (`inline/pre-hydration.ts`).
  root.dataset['hydrating'] = '';
} else {
  createRoot(root).render(site);
}
