import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { jobWords } from '@/content/careers';
import { type Job, remote } from '@/content/jobs';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { applyAddress } from './apply-address';

/** On hover the row becomes a bar, and both ends of its content move inwards by `--in`. */
const comesIn = 'transition-transform duration-open ease-out';

interface JobRowProps {
  job: Job;
}

/** An opening: title, location and Apply Now (docs/rules.md#applying). */
export function JobRow({ job }: JobRowProps) {
  return (
    <li
      ref={reveal}
      className={clsx(
        'group/job group/button relative isolate flex min-h-31 items-center gap-8 border-b border-hair py-4',
        '[--in:0px] md:focus-within:[--in:40px] md:hover:[--in:40px]',
        'max-sm:flex-col max-sm:items-stretch max-sm:gap-4',
      )}
    >
      <i
        className={clsx(
          'absolute inset-x-0 -inset-y-hair -z-1 rounded-full bg-mint max-md:-inset-x-3 max-md:rounded-card',
          'opacity-0 transition-opacity group-focus-within/job:opacity-100 group-hover/job:opacity-100',
        )}
        aria-hidden="true"
      />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_300px] items-center gap-x-8 gap-y-1 self-stretch max-xl:grid-cols-1">
        <h3 className={clsx('translate-x-(--in) font-display text-h3', comesIn)}>{job.title}</h3>
        <span className={clsx('flex items-center gap-3.5 max-xl:translate-x-(--in)', comesIn)}>
          <svg viewBox="0 0 42 42" className="size-10.5 fill-current" aria-hidden="true">
            {job.location !== remote && (
              <path d="M6 21a15 15 0 0 1 30 0" className="fill-none stroke-current stroke-12" />
            )}
            <circle cx="21" cy="21" r="6" />
          </svg>
          {job.location}
        </span>
      </div>
      <div className={clsx('translate-x-[calc(-0.85*var(--in))]', comesIn)}>
        <ButtonLink
          to={applyAddress(job, agency.hiringEmail)}
          tone="ink"
          className="max-sm:w-full"
          aria-label={`${jobWords.apply}: ${job.title}`}
        >
          {jobWords.apply}
        </ButtonLink>
      </div>
    </li>
  );
}
