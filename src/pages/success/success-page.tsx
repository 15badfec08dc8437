import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { isSuccessState } from '@/lib/success-state';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { ThankYou } from './thank-you';
import { DidYouKnow } from './did-you-know';
import { SuccessLine } from './lazy-success-line';

const AuditReport = lazyPart(async () => (await import('./audit-report')).AuditReport);
const DownloadLine = lazyPart(async () => (await import('./download-line')).DownloadLine);

/**
 * The confirmation; redirects home without the success flag. After an audit that the embedded API accepted, the report
 * and its line follow the specified text (docs/rules.md#success-page).
 */
export function SuccessPage() {
  const { state } = useLocation();
  // The prerendered page has the success flag, but no audit.
  const isHydrated = useHydrated();
  const [hasReport, setHasReport] = useState(false);
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  const isAudit = isHydrated && 'audit' in state;
  return (
    <>
      <ThankYou
        isPrinted={!hasReport}
        line={isAudit ? <SuccessLine state={state} /> : undefined}
        download={isAudit && <DownloadLine state={state} />}
      />
      {isAudit && <AuditReport state={state} onReportChange={setHasReport} />}
      <DidYouKnow isPrinted={!hasReport} />
    </>
  );
}
