import { pageIntros } from '@/content/page-intros';

/** Not found (specification 2.11). */
export function NotFoundPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.notFound.title}</h1>
      <p className="lead">{pageIntros.notFound.lead}</p>
    </section>
  );
}
