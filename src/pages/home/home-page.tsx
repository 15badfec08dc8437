import { pageIntros } from '@/content/page-intros';

/** Home (specification 2.5). */
export function HomePage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.home.title}</h1>
      <p className="lead">{pageIntros.home.lead}</p>
    </section>
  );
}
