import { useRef } from 'react';
import { recruitment } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useRun } from '@/motion/use-run';
import { stepPictures } from './step-pictures';
import './recruitment.css';

/** The four steps as a stair; their pictures move once, one after another, as it comes into view. */
export function Recruitment() {
  const ref = useRef<HTMLOListElement>(null);
  const run = useRun(ref, 0.4);
  return (
    <section className="recruit" aria-labelledby="recruitment">
      <div className="wrap">
        <h2 ref={reveal} id="recruitment">
          {recruitment.title}
        </h2>
        <ol ref={ref} className={`ladder ${run}`.trim()}>
          {recruitment.steps.map(({ title, text }, index) => (
            <li key={title} className={`ladder__step ladder__step--${index + 1}`}>
              <div className="ladder__top">
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                {stepPictures[index]}
              </div>
              <div ref={reveal}>
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="recruit__floor" aria-hidden="true" />
    </section>
  );
}
