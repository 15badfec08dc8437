import { aboutApproach } from '@/content/about';
import { reveal } from '@/motion/reveal';
import './approach-stair.css';

/** The Approach: four steps down one line. */
export function ApproachStair() {
  return (
    <section className="stair" aria-labelledby="approach">
      <div className="wrap">
        <div className="stair__in">
          <h2 ref={reveal} id="approach">
            {aboutApproach.title}
          </h2>
          <img
            src="/about/stair.svg"
            alt=""
            width="1280"
            height="656"
            loading="lazy"
            className="stair__line"
          />
          <ol>
            {aboutApproach.steps.map(({ title, text }) => (
              <li key={title} className="stair__step">
                <div ref={reveal}>
                  <h3 className="h4">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
