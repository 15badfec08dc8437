import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece-icon';
import './industry-wall.css';

/** The twelve industries, laid like bricks. */
export function IndustryWall() {
  return (
    <section className="about-ind" aria-labelledby="industries">
      <div className="wrap">
        <h2 ref={reveal} id="industries">
          {aboutIndustries.title}
        </h2>
        <ul className="bricks">
          {industries.map(({ id, title, icon }) => (
            <li key={id} ref={reveal} className={`brick brick--${id}`}>
              <PieceIcon line={icon.line} dot={icon.dot} />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
