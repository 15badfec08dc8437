import { AuditForm } from './audit-form';
import { AuditHero } from './audit-hero';
import { TalkCard } from './talk-card';

/** Free brand audit (docs/rules.md#audit-page). */
export function BrandAuditPage() {
  return (
    <>
      <AuditHero />
      <AuditForm />
      <TalkCard />
    </>
  );
}
