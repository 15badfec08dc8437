import { jobWords } from '@/content/careers';
import { jobs } from '@/content/jobs';
import { reveal } from '@/motion/reveal';
import { JobRow } from './job-row';

/** Current Job Openings (docs/rules.md#job-openings). */
export function Openings() {
  return (
    <section className="pb-36 l:pb-section" aria-labelledby="openings">
      <div className="wrap">
        <h2 ref={reveal} id="openings" className="mb-12 s:mb-8">
          {jobWords.title}
        </h2>
        <ul className="border-t-2 border-ink">
          {jobs.map((job) => (
            <JobRow key={job.title} job={job} />
          ))}
        </ul>
      </div>
    </section>
  );
}
