import { agencyHead } from '@/content/about';
import { landing } from '@/motion/crossing';

/** The Agency: one long table, seen from its end. */
export function AgencyHero() {
  return (
    <section className="on-green relative overflow-hidden pt-hero">
      <div className="wrap cols">
        <h1 className="col-span-6 max-md:col-span-full">{agencyHead.title}</h1>
        <p className="col-span-6 text-lead max-md:col-span-full max-md:mt-4">{agencyHead.lead}</p>
      </div>
      <img
        src="/about/table.svg"
        alt=""
        width="1940"
        height="240"
        className="mt-26 ml-[min(50vw-970px,0px)] w-[max(1940px,100vw)] max-w-none max-xl:mt-18 max-md:mt-14 max-md:ml-[min(50vw-590px,0px)] max-md:w-[max(1180px,100vw)] max-sm:mt-10 max-sm:ml-[min(50vw-410px,0px)] max-sm:w-[max(820px,100vw)]"
      />
      <div className="h-line bg-ink" aria-hidden="true" {...landing('level', 'green')} />
    </section>
  );
}
