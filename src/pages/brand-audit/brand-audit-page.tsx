import { formUnavailable } from '@/content/form-unavailable';
import { ErrorBoundary } from '@/lib/error-boundary';
import { FormPlaceholder } from '@/ui/form-note';
import { AuditForm } from '@/features/brand-audit/audit-form';
import { AuditHero } from './audit-hero';
import { TalkCard } from './talk-card';

/** Free brand audit (docs/rules.md#audit-page). */
export function BrandAuditPage() {
  return (
    <>
      <AuditHero />
      <ErrorBoundary
        fallback={<FormPlaceholder words={formUnavailable} className="wrap py-section" />}
        remountNotice={formUnavailable.remountNotice}
      >
        <AuditForm />
      </ErrorBoundary>
      <TalkCard />
    </>
  );
}
