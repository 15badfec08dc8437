import { Navigate, Route, Routes } from 'react-router-dom';
import { errorWords as words } from '@/content/errors';
import { messages } from '@/content/messages';
import { SiteLayout } from '@/layout/site-layout';
import { ErrorBoundary } from '@/lib/error-boundary';
import { paths } from '@/content/pages';
import { SiteMotion } from '@/motion/site-motion';
import { NewTabNote } from '@/ui/app-link';
import { ButtonContent, buttonVariants } from '@/ui/button';
import { PrefetchRoute } from '@/ui/route-link';
import { PageHead } from './page-head';
import { prefetchPage, notFoundPage, pages } from './pages';

/** The whole site. The router around it comes from the browser, the build or a test. */
export function App() {
  return (
    <NewTabNote value={messages.newTab}>
      <PrefetchRoute value={prefetchPage}>
        <PageHead />
        <ErrorBoundary fallback={<ErrorPage />}>
          <SiteMotion>
            <AppRoutes />
          </SiteMotion>
        </ErrorBoundary>
      </PrefetchRoute>
    </NewTabNote>
  );
}

/** Every route (docs/rules.md#routes), case-sensitive. Pages load when they are first shown. */
function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route
          caseSensitive
          path={paths.services}
          element={<Navigate to={paths.branding} replace />}
        />
        {pages.map(({ path, Page }) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}

/** Shown when a page throws. */
function ErrorPage() {
  return (
    <main className="relative wrap py-section">
      <h1>{words.title}</h1>
      <p className="max-w-prose text-lead">{words.lead}</p>
      {/* A full page load, because the error may come from a chunk of an older build. */}
      <a className={buttonVariants().base()} href={paths.home}>
        <ButtonContent>{words.home}</ButtonContent>
      </a>
    </main>
  );
}
