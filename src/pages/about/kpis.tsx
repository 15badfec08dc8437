import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { KpiFigure } from './kpi-figure';

/** OUR KPIS: the picture of each figure has as many pieces (docs/rules.md#kpis). */
export function Kpis() {
  return (
    <section
      className="on-ink rounded-br-act pt-32 pb-34 l:py-28 m:py-24 s:py-18"
      aria-labelledby="kpis"
    >
      <div className="wrap">
        <div ref={reveal} className="cols mb-22 items-end m:mb-14 s:mb-10">
          <h2 id="kpis" className="col-span-6 tracking-caps m:col-span-full">
            {kpisHead.title}
          </h2>
          <p className="col-span-5 col-start-8 text-lead m:col-span-full m:mt-4">{kpisHead.lead}</p>
        </div>
        <dl className="cols gap-y-20 m:gap-y-14 s:gap-y-12">
          {kpis.map((kpi) => (
            <KpiFigure key={kpi.id} kpi={kpi} />
          ))}
        </dl>
      </div>
    </section>
  );
}
