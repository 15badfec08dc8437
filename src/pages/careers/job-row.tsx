import { agency } from '@/content/agency';
import { copyWords, type Job, jobWords, remote } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { CopyButton } from '@/ui/copy-button';
import { applyAddress } from './apply-address';

export interface JobRowProps {
  job: Job;
}

/** An opening: title, place, and Apply Now; for those without a mail program, the address to copy (decision 65). */
export function JobRow({ job }: JobRowProps) {
  return (
    <li ref={reveal} className="job">
      <h3 className="h3">{job.title}</h3>
      <span className="job__place">
        <svg viewBox="0 0 42 42" aria-hidden="true">
          {job.location !== remote && <path d="M6 21a15 15 0 0 1 30 0" />}
          <circle cx="21" cy="21" r="6" />
        </svg>
        {job.location}
      </span>
      {!job.applyUrl && agency.hiringEmail && (
        <span className="job__address">
          {agency.hiringEmail}
          <CopyButton
            text={agency.hiringEmail}
            label={copyWords.copy}
            name={jobWords.copyName(job.title)}
            copied={copyWords.copied}
            failed={copyWords.failed}
          />
        </span>
      )}
      <ButtonLink
        to={applyAddress(job, agency.hiringEmail)}
        tone="ink"
        aria-label={`${jobWords.apply}: ${job.title}`}
      >
        {jobWords.apply}
      </ButtonLink>
    </li>
  );
}
