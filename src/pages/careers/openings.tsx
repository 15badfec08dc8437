import { agency } from '@/content/agency';
import { copyWords, jobWords } from '@/content/careers';
import { jobs } from '@/content/jobs';
import { reveal } from '@/motion/reveal';
import { CopyButton } from '@/ui/copy-button';
import { JobRow } from './job-row';

/**
 * Current Job Openings (docs/rules.md#job-openings). Visitors without a mail client can copy the address below the list
 * (docs/rules.md#applying).
 */
export function Openings() {
  return (
    <section className="pb-section" aria-labelledby="openings">
      <div className="wrap">
        <h2 ref={reveal} id="openings" className="mb-fluid-12">
          {jobWords.title}
        </h2>
        <ul className="border-t-2 border-ink">
          {jobs.map((job) => (
            <JobRow key={job.title} job={job} />
          ))}
        </ul>
        {agency.hiringEmail && jobs.some(({ applyUrl }) => !applyUrl) && (
          <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-1">
            <span>
              {jobWords.address} <b className="font-semibold wrap-anywhere">{agency.hiringEmail}</b>
            </span>
            <CopyButton
              text={agency.hiringEmail}
              label={copyWords.copy}
              name={jobWords.copyName}
              copied={copyWords.copied}
              failed={copyWords.failed}
            />
          </p>
        )}
      </div>
    </section>
  );
}
