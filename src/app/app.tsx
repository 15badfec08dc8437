import { messages } from '@/content/messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { SiteMotion } from '@/motion/site-motion';
import { NewTabNote } from '@/ui/app-link';
import { PrefetchRoute } from '@/ui/route-link';
import { ErrorPage } from './error-page';
import { prefetchPage } from './pages';
import { AppRoutes } from './routes';

/** The whole site. The router around it comes from the browser, the build or a test. */
export function App() {
  return (
    <NewTabNote value={messages.newTab}>
      <PrefetchRoute value={prefetchPage}>
        <ErrorBoundary fallback={<ErrorPage />}>
          <SiteMotion>
            <AppRoutes />
          </SiteMotion>
        </ErrorBoundary>
      </PrefetchRoute>
    </NewTabNote>
  );
}
