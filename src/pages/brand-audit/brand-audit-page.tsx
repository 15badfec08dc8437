import { AuditForm } from './audit-form';
import { AuditHero } from './audit-hero';
import { TalkCard } from './talk-card';

/** Free brand audit (specification 2.13). */
export function BrandAuditPage() {
  return (
    <>
      <AuditHero />
      <AuditForm />
      <TalkCard />
    </>
  );
}
