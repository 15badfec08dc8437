import { messages } from '@/content/messages';
import { NewTabNote } from '@/ui/new-tab-note';
import { PrefetchRoute } from '@/ui/prefetch-route';
import { ErrorBoundary } from './error-boundary';
import { prefetchPage } from './pages';
import { AppRoutes } from './routes';

/** The site inside whichever router is given: the browser's, the build's or a test's. */
export function App() {
  return (
    <NewTabNote value={messages.newTab}>
      <PrefetchRoute value={prefetchPage}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </PrefetchRoute>
    </NewTabNote>
  );
}
