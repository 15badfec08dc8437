import { pageIntros } from '@/content/page-intros';

/** Branding services (specification 2.6). */
export function BrandingPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.branding.title}</h1>
      <p className="lead">{pageIntros.branding.lead}</p>
    </section>
  );
}
