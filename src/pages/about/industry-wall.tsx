import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { IndustryBrick } from './industry-brick';

/** The twelve industries as bricks of a wall. */
export function IndustryWall() {
  return (
    <section className="py-section xl:py-34" aria-labelledby="industries">
      <div className="wrap print:break-inside-avoid">
        <h2 ref={reveal} id="industries" className="mb-fluid-16 max-w-225 tracking-caps">
          {aboutIndustries.title}
        </h2>
        <ul className="flex flex-wrap gap-cut">
          {industries.map((industry) => (
            <IndustryBrick key={industry.id} industry={industry} />
          ))}
        </ul>
      </div>
    </section>
  );
}
