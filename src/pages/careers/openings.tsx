import { jobs, jobWords } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { JobRow } from './job-row';
import './openings.css';

/** Current Job Openings (specification 2.8). */
export function Openings() {
  return (
    <section className="openings" aria-labelledby="openings">
      <div className="wrap">
        <h2 ref={reveal} id="openings">
          {jobWords.title}
        </h2>
        <ul>
          {jobs.map((job) => (
            <JobRow key={job.title} job={job} />
          ))}
        </ul>
      </div>
    </section>
  );
}
