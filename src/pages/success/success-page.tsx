import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isSuccessState } from '@/lib/success-state';
import { paths } from '@/lib/paths';
import { Cheerio } from './cheerio';
import { DidYouKnow } from './did-you-know';

const AuditReport = lazy(async () => ({ default: (await import('./audit-report')).AuditReport }));

/**
 * Confirmation; a typed address without the success flag goes home (specification 2.10). After an audit taken by
 * the embedded API, the report follows the specified text (decision 35).
 */
export function SuccessPage() {
  const { state } = useLocation();
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  return (
    <>
      <Cheerio />
      {'audit' in state && (
        <Suspense>
          <AuditReport state={state} />
        </Suspense>
      )}
      <DidYouKnow />
    </>
  );
}
