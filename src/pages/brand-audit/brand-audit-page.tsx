import { formAway } from '@/content/form-away';
import { Boundary } from '@/lib/boundary';
import { FormWaiting } from '@/ui/form-waiting';
import { AuditForm } from './audit-form';
import { AuditHero } from './audit-hero';
import { TalkCard } from './talk-card';

/** Free brand audit (docs/rules.md#audit-page). */
export function BrandAuditPage() {
  return (
    <>
      <AuditHero />
      <Boundary
        fallback={<FormWaiting words={formAway} className="wrap py-section" />}
        again={formAway.again}
      >
        <AuditForm />
      </Boundary>
      <TalkCard />
    </>
  );
}
