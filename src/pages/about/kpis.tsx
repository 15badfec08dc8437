import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import './kpis.css';

/** OUR KPIS: each figure with a picture that holds as many pieces (specification 9). */
export function Kpis() {
  return (
    <section className="kpis on-ink" aria-labelledby="kpis">
      <div className="wrap">
        <div ref={reveal} className="cols kpis__head">
          <h2 id="kpis">{kpisHead.title}</h2>
          <p className="lead">{kpisHead.lead}</p>
        </div>
        <dl className="cols kpis__grid">
          {kpis.map(({ id, figure, term, width, height }) => (
            <div key={id} ref={reveal} className={`kpi kpi--${id}`}>
              <dt className="kpi__term">{term}</dt>
              <dd className="kpi__figure">
                <img
                  src={`/about/kpi-${id}.svg`}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                />
                <span className="num">
                  {figure}
                  <span className="kpi__plus">+</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
