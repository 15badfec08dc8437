import { pageIntros } from '@/content/page-intros';

/** Careers (specification 2.8). */
export function CareersPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.careers.title}</h1>
      <p className="lead">{pageIntros.careers.lead}</p>
    </section>
  );
}
