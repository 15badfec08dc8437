// First, since it names the order of the cascade layers.
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt } from '@/app/pages';
import { paths } from '@/lib/paths';

/** Static hosts add a slash, and /services stands for its first tab: one page, one address. */
const settleAddress = () => {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/(?<=[^/])\/+$/, '');
  const settled = bare === paths.services ? paths.branding : bare;
  if (settled !== pathname) history.replaceState(history.state, '', settled + search + hash);
  return settled;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const pathname = settleAddress();
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.childElementCount > 0) {
  void pageAt(pathname).arrive();
  hydrateRoot(root, site);
  // What is pressed from here on React hydrates and answers itself (`index.html`).
  root.dataset['hydrating'] = '';
} else {
  createRoot(root).render(site);
}
