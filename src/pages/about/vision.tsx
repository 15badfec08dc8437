import { vision } from '@/content/about';
import { reveal } from '@/motion/reveal';
import './vision.css';

/** The Vision: a quote, and the three verbs as the three pieces. */
export function Vision() {
  return (
    <div className="vision-ground">
      <section className="vision on-forest" aria-labelledby="vision">
        <div className="wrap">
          <div ref={reveal} className="cols">
            <h2 id="vision" className="h3">
              {vision.title}
            </h2>
            <blockquote>
              <p>{vision.quote}</p>
            </blockquote>
          </div>
          <div className="vision__pieces">
            {vision.cards.map(({ id, title, text }) => (
              <div key={id} ref={reveal} className={`vision__piece vision__${id}`}>
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
