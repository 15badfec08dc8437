import { Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { navigationWords } from '@/content/navigation';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { DeferredLayout } from '@/ui/deferred-layout';
import { BackTab } from './back-tab';
import { Footer } from './footer/footer';
import { useDesktop } from './gate/use-desktop';
import { Header } from './header/header';
import { Notice } from './notice';
import { RouteChange, type RouteChangeProps } from './route-change';

const Gate = lazyPart(async () => (await import('./gate/gate')).Gate);

// Elements that never change: React keeps the HTML of what it has yet to hydrate only as long as nothing new is
// rendered into it.
const gate = <Gate />;
const outlet = <Outlet />;
const footer = (
  <Suspense>
    <DeferredLayout height={904}>
      <Footer />
    </DeferredLayout>
  </Suspense>
);

/** The page, and what follows a change of pages once it is there. */
function Page({ place }: RouteChangeProps) {
  return (
    <>
      <main id="content" data-pre-hydration={usePreHydrationKey()}>
        {outlet}
      </main>
      <RouteChange place={place} />
    </>
  );
}

/**
 * What all pages share; under 1280 px the gate replaces it whole (docs/rules.md#narrow-screen-gate). The width,
 * unknown to the prerendered page, follows without haste: the page is hydrated in small steps, instead of in one that
 * holds up the first click. A page that is navigated to replaces the one before once it is there whole.
 */
export function SiteLayout() {
  const width = useDeferredValue(useDesktop());
  const { pathname } = useLocation();
  const place = useRef<number | null>(null);
  // Until it is known both pages are in the document, and the stylesheet decides, without a flash.
  const isUnknown = width === 'unknown';
  const page = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-screen" aria-busy="true" />}>
        <Page place={place} />
      </Suspense>
    ),
    [],
  );
  return (
    <>
      {width !== 'desktop' && (
        <div className={isUnknown ? 'admitted:hidden' : undefined}>{gate}</div>
      )}
      {width !== 'narrow' && (
        <div
          className={isUnknown ? 'gated:hidden' : undefined}
          data-width={width}
          data-pre-hydration={isUnknown ? '' : undefined}
        >
          <a
            className="fixed top-3 left-side z-tab rounded-full bg-ink px-6 py-4 text-[17px] leading-none font-semibold text-cream underline not-focus:[clip-path:inset(50%)] print:hidden forced-colors:border"
            href="#content"
          >
            {navigationWords.skip}
          </a>
          <Header />
          {pathname !== paths.home && <BackTab />}
          {page}
          {footer}
          <Notice />
        </div>
      )}
    </>
  );
}
