import { Navigate, Route, Routes } from 'react-router-dom';
import { SiteLayout } from '@/layout/site-layout';
import { paths } from '@/lib/paths';
import { notFoundPage, pages } from './pages';

/** Every route (docs/rules.md#routes), case-sensitive. Pages load when they are first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route
          caseSensitive
          path={paths.services}
          element={<Navigate to={paths.branding} replace />}
        />
        {Object.entries(pages).map(([path, { Page }]) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}
