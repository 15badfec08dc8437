import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { KpiFigure } from './kpi-figure';

/** OUR KPIS: each figure with a picture that holds as many pieces (docs/rules.md#kpis). */
export function Kpis() {
  return (
    <section className="on-ink rounded-br-act pt-32 pb-34" aria-labelledby="kpis">
      <div className="wrap">
        <div ref={reveal} className="cols mb-22 items-end">
          <h2 id="kpis" className="col-span-6">
            {kpisHead.title}
          </h2>
          <p className="col-span-5 col-start-8 text-lead">{kpisHead.lead}</p>
        </div>
        <dl className="cols gap-y-20">
          {kpis.map((kpi) => (
            <KpiFigure key={kpi.id} kpi={kpi} />
          ))}
        </dl>
      </div>
    </section>
  );
}
