import { pageIntros } from '@/content/page-intros';

/** Privacy policy (specification 2.14). */
export function PrivacyPolicyPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.privacy.title}</h1>
      <p className="lead">{pageIntros.privacy.lead}</p>
    </section>
  );
}
