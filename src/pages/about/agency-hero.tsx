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
        className="relative left-1/2 mt-fluid-18 w-485 max-w-none min-w-full -translate-x-1/2 xl:mt-26 max-md:w-295 max-sm:w-205"
      />
      <div className="h-line bg-ink" aria-hidden="true" {...landing('level', 'green')} />
    </section>
  );
}
