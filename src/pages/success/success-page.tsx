import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { isSuccessState } from '@/lib/success-state';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { Cheerio } from './cheerio';
import { DidYouKnow } from './did-you-know';

const AuditReport = lazyPart(async () => (await import('./audit-report')).AuditReport);

/**
 * The confirmation; redirects home without the success flag. After an audit that the embedded API accepted, the report
 * follows the specified text (docs/rules.md#success-page).
 */
export function SuccessPage() {
  const { state } = useLocation();
  // Prerendering knows only the flag.
  const isHydrated = useHydrated();
  const [hasReport, setHasReport] = useState(false);
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  return (
    <>
      <Cheerio isPrinted={!hasReport} />
      {isHydrated && 'audit' in state && <AuditReport state={state} onShow={setHasReport} />}
      <DidYouKnow isPrinted={!hasReport} />
    </>
  );
}
