import { pageIntros } from '@/content/page-intros';

/** Video marketing services (specification 2.6). */
export function VideoMarketingPage() {
  return (
    <section className="wrap section">
      <h1>{pageIntros.video.title}</h1>
      <p className="lead">{pageIntros.video.lead}</p>
    </section>
  );
}
