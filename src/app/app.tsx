import { messages } from '@/content/messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { NewTabNote } from '@/ui/new-tab-note';
import { PrefetchRoute } from '@/ui/prefetch-route';
import { ErrorPage } from './error-page';
import { prefetchPage } from './pages';
import { AppRoutes } from './routes';

/** The site inside whichever router is given: the browser's, the build's or a test's. */
export function App() {
  return (
    <NewTabNote value={messages.newTab}>
      <PrefetchRoute value={prefetchPage}>
        <ErrorBoundary fallback={<ErrorPage />}>
          <AppRoutes />
        </ErrorBoundary>
      </PrefetchRoute>
    </NewTabNote>
  );
}
