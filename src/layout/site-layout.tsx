import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { BackTab } from './back-tab';
import { Footer } from './footer/footer';
import { useDesktop } from './gate/use-desktop';
import { Header } from './header/header';
import { Notice } from './notice';
import { PageWaiting } from './page-waiting';
import { RouteChange } from './route-change';

const Gate = lazy(async () => ({ default: (await import('./gate/gate')).Gate }));

/**
 * What all pages share; under 1280 px the gate replaces it whole (specification 2.1 and 2.2). The width, unknown to
 * the built page, follows without haste and touches nothing else: the page is taken over in small steps, instead of
 * in one that holds up the first click.
 */
export function SiteLayout() {
  const width = useDeferredValue(useDesktop());
  const { pathname } = useLocation();
  const place = useRef<number | null>(null);
  const isUnknown = width === 'unknown';
  return useMemo(
    () => (
      <>
        {width !== 'desktop' && (
          <div className={isUnknown ? 'gate--unknown' : undefined}>
            <Suspense>
              <Gate isCertain={!isUnknown} />
            </Suspense>
          </div>
        )}
        {width !== 'narrow' && (
          <div className={isUnknown ? 'site--unknown' : undefined}>
            <a className="skip underline" href="#content">
              {navigationWords.skip}
            </a>
            <Header />
            {pathname !== paths.home && <BackTab />}
            <Suspense fallback={<PageWaiting />}>
              <main id="content">
                <Outlet />
              </main>
              <Footer />
              <RouteChange place={place} />
            </Suspense>
            <Notice />
          </div>
        )}
      </>
    ),
    [width, isUnknown, pathname],
  );
}
