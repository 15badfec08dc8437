import { agencyHead } from '@/content/about';

/** The Agency: one long table, seen from its end. */
export function AgencyHero() {
  return (
    <section className="on-green relative overflow-hidden pt-24">
      <div className="wrap cols">
        <h1 className="col-span-6">{agencyHead.title}</h1>
        <p className="col-span-6 text-lead">{agencyHead.lead}</p>
      </div>
      <img
        src="/about/table.svg"
        alt=""
        width="1940"
        height="240"
        className="mt-26 ml-[min(50vw-970px,0px)] w-[max(1940px,100vw)] max-w-none"
      />
      <div className="h-line bg-ink" aria-hidden="true" />
    </section>
  );
}
