import { pageIntros } from '@/content/page-intros';

/** Free brand audit (specification 2.13). */
export function BrandAuditPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.brandAudit.title}</h1>
      <p className="lead">{pageIntros.brandAudit.lead}</p>
    </section>
  );
}
