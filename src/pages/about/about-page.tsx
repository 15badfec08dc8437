import { pageIntros } from '@/content/page-intros';

/** About (specification 2.7). */
export function AboutPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.about.title}</h1>
      <p className="lead">{pageIntros.about.lead}</p>
    </section>
  );
}
