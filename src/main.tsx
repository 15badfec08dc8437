// First, since it names the order of the cascade layers.
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt } from '@/app/pages';
import { paths } from '@/lib/paths';
import { showMotionPaused } from '@/motion/motion-switch';

/** Static hosts add a slash, and /services stands for its first tab: one page, one address. */
const settleAddress = () => {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/(?<=[^/])\/+$/, '');
  const settled = bare === paths.services ? paths.branding : bare;
  if (settled !== pathname) history.replaceState(history.state, '', settled + search + hash);
  return settled;
};

const start = async (root: HTMLElement) => {
  const pathname = settleAddress();
  showMotionPaused();
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // A hidden page is one that its visitor may not see; the router decides.
  if (root.childElementCount === 0 || root.hidden) {
    root.replaceChildren();
    root.hidden = false;
    createRoot(root).render(site);
    return;
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
  // With its script at hand the page is taken over whole; a failure is told by the page itself.
  await pageAt(pathname)
    .preload()
    .catch(() => undefined);
  hydrateRoot(root, site);
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
