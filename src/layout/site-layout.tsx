import { clsx } from 'clsx';
import { Suspense, useDeferredValue, useRef, useState, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { navigationWords } from '@/content/navigation';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/content/pages';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { isCrossingTo, startCrossing } from '@/motion/crossing';
import { useNotice } from '@/lib/notice';
import { Toast } from '@/ui/toast';
import { BackTab } from './back-tab';
import { Footer } from './footer/footer';
import { useDesktop } from './gate/use-desktop';
import { Header } from './header/header';
import { RouteChange } from './route-change';
import { useGround } from './use-ground';
import './page-transition.css';

const Gate = lazyPart(async () => (await import('./gate/gate')).Gate);

// Constant elements: React keeps HTML that is not hydrated yet only while its element is the same.
const gate = <Gate />;
const outlet = <Outlet />;
const page = (
  <Suspense fallback={<div className="min-h-screen" aria-busy="true" />}>
    <Page />
  </Suspense>
);
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

/** The frame of all pages; under 1280 px the gate replaces it (docs/rules.md#narrow-screen-gate). */
export function SiteLayout() {
  // Unknown when prerendering, deferred afterwards: hydration in small steps delays no first click.
  const width = useDeferredValue(useDesktop());
  // Until then the document has gate and site, and the style sheet shows one of them.
  const isUnknown = width === 'unknown';
  return (
    <>
      {width !== 'desktop' && (
        <div className={isUnknown ? 'not-in-data-gated:hidden' : undefined}>{gate}</div>
      )}
      {width !== 'narrow' && (
        <div
          className={isUnknown ? 'in-data-gated:hidden' : undefined}
          data-width={width}
          data-pre-hydration={isUnknown ? '' : undefined}
        >
          <Site />
        </div>
      )}
    </>
  );
}

/** The page with all that stays from page to page. */
function Site() {
  const { pathname } = useLocation();
  const backTab = useRef<HTMLAnchorElement>(null);
  const ground = useGround(backTab);
  return (
    <>
      <SkipLink />
      <Header />
      {pathname !== paths.home && <BackTab ref={backTab} ground={ground} />}
      {page}
      {footer}
      <i className="crossing-line fixed" />
      <Notice />
    </>
  );
}

/**
 * The page at the present address, which replaces the old one once it has loaded. To a page that a
 * pressed link leads to, the green line crosses the window, in a view transition of both pages.
 */
function Page() {
  const { pathname } = useLocation();
  const [shownPathname, setShownPathname] = useState(pathname);
  // Not told by `addTransitionType`, because React gives a type to whichever transition commits
  // next, even to that of a lazy part.
  const isCrossing = pathname !== shownPathname && isCrossingTo(pathname);
  return (
    <>
      <ViewTransition name="page" default={isCrossing ? 'auto' : 'none'} onUpdate={startCrossing}>
        <main id="content" data-pre-hydration={usePreHydrationKey()}>
          {outlet}
        </main>
      </ViewTransition>
      <RouteChange onArrive={setShownPathname} />
    </>
  );
}

/** The first link of the page, which shows while it has the focus. */
function SkipLink() {
  return (
    <a
      className={clsx(
        'fixed top-3 left-side z-tab px-6 py-4',
        'rounded-full bg-ink text-control/none font-semibold text-cream underline',
        'not-focus:[clip-path:inset(50%)] forced-colors:border',
      )}
      href="#content"
    >
      {navigationWords.skip}
    </a>
  );
}

/** Says, for example, how a form ended whose page the visitor has left. */
function Notice() {
  return (
    <div className="fixed right-side bottom-line z-submenu max-w-[30em] [view-transition-name:notice] max-sm:left-side">
      <Toast size="small">{useNotice()}</Toast>
    </div>
  );
}
