import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { KpiFigure } from './kpi-figure';

/** OUR KPIS: the picture of each figure has as many pieces (docs/rules.md#kpis). */
export function Kpis() {
  return (
    <section className="on-ink rounded-br-act py-section xl:pt-32 xl:pb-34" aria-labelledby="kpis">
      <div className="wrap print:break-inside-avoid">
        <div ref={reveal} className="mb-fluid-22 cols items-end">
          <h2 id="kpis" className="col-span-6 tracking-caps max-md:col-span-full">
            {kpisHead.title}
          </h2>
          <p className="col-span-5 col-start-8 text-lead max-md:col-span-full max-md:mt-4">
            {kpisHead.lead}
          </p>
        </div>
        <dl className="cols gap-y-fluid-20">
          {kpis.map((kpi) => (
            <KpiFigure key={kpi.id} kpi={kpi} />
          ))}
        </dl>
      </div>
    </section>
  );
}
