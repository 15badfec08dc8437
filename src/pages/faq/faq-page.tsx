import { pageIntros } from '@/content/page-intros';

/** Questions and answers (specification 2.12). */
export function FaqPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.faq.title}</h1>
      <p className="lead">{pageIntros.faq.lead}</p>
    </section>
  );
}
