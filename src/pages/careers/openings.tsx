import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { copyWords, jobWords } from '@/content/careers';
import { type Job, jobs, openingName, remote, rowIdOf } from '@/content/jobs';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

interface OpeningsProps {
  /** The id of the row that a chair has led to. Until it is left, no other row answers to the pointer. */
  litRow: string | undefined;
  /** The focus has left the lit row. */
  onLeave: () => void;
}

/** Current Job Openings (docs/rules.md#job-openings), with the address for visitors without a mail client. */
export function Openings({ litRow, onLeave }: OpeningsProps) {
  return (
    <section className="pb-section" aria-labelledby="openings">
      <div className="wrap">
        <h2 ref={reveal} id="openings" className="mb-fluid-12">
          {jobWords.title}
        </h2>
        <ul className="border-t-2 border-ink">
          {jobs.map((job) => (
            <JobRow key={rowIdOf(job)} job={job} litRow={litRow} onLeave={onLeave} />
          ))}
        </ul>
        {agency.hiringEmail && jobs.some(({ applyUrl }) => !applyUrl) && (
          <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-1">
            <span>
              {jobWords.address} <b className="font-semibold wrap-anywhere">{agency.hiringEmail}</b>
            </span>
            <CopyButton text={agency.hiringEmail} name={jobWords.copyName} {...copyWords} />
          </p>
        )}
      </div>
    </section>
  );
}

/** On hover the row becomes a bar, and both ends of its content move inwards. */
const movesIn = 'transition-transform duration-open ease-out';

/**
 * An opening: title, location and Apply Now (docs/rules.md#applying). `--lit` is 1 while the row is a
 * bar, else 0; `--inset` is how far the title moves inwards, not at all in narrow windows.
 */
function JobRow({ job, litRow, onLeave }: OpeningsProps & { job: Job }) {
  const id = rowIdOf(job);
  const isLit = id === litRow;
  return (
    <li
      id={id}
      ref={reveal}
      className={clsx(
        'relative isolate flex min-h-31 items-center gap-8 border-b border-hair py-4',
        'max-sm:flex-col max-sm:items-stretch max-sm:gap-4',
        '[--lit:0] has-[a:focus-visible]:[--lit:1] data-lit:[--lit:1]',
        '[--inset:0px] md:[--inset:calc(40px*var(--lit))]',
        // The pointer lights the row and, as if it were on it, the button of the same group.
        litRow === undefined && 'group/button hover:[--lit:1]',
      )}
      data-lit={isLit || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isLit && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <i
        className={clsx(
          'absolute inset-x-0 -inset-y-hair -z-1 rounded-full bg-mint opacity-(--lit) transition-opacity',
          'max-md:-inset-x-3 max-md:rounded-card',
        )}
      />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_300px] items-center gap-x-8 gap-y-1 self-stretch max-xl:grid-cols-1">
        <h3 className={clsx('translate-x-(--inset) font-display text-h3', movesIn)}>{job.title}</h3>
        <span className={clsx('flex items-center gap-3.5 max-xl:translate-x-(--inset)', movesIn)}>
          <LocationIcon isRemote={job.location === remote} />
          {job.location}
        </span>
      </div>
      {/* Less than the title: its own end is round, as the bar's is. */}
      <div className={clsx('translate-x-[calc(-0.85*var(--inset))]', movesIn)}>
        <ButtonLink
          to={applyAddress(job, agency.hiringEmail)}
          tone="ink"
          className="max-sm:w-full"
          aria-label={`${jobWords.apply}: ${openingName(job)}`}
        >
          {jobWords.apply}
        </ButtonLink>
      </div>
    </li>
  );
}

/** A dot for a person, who works anywhere, or under a roof. */
function LocationIcon({ isRemote }: { isRemote: boolean }) {
  return (
    <svg viewBox="0 0 42 42" className="size-10.5 fill-current" aria-hidden="true">
      {!isRemote && (
        <path d="M6 21a15 15 0 0 1 30 0" className="fill-none stroke-current stroke-12" />
      )}
      <circle cx="21" cy="21" r="6" />
    </svg>
  );
}

/**
 * @param email the hiring address
 * @returns where Apply Now leads (docs/rules.md#applying): the opening's own address, or a mail with
 *   a subject and a short form; empty without an address
 */
export function applyAddress({ title, location, applyUrl }: Job, email: string) {
  if (applyUrl) return applyUrl;
  if (!email) return '';
  const subject = encodeURIComponent(`Application: ${title} (${location})`);
  // RFC 6068 requires CR LF line breaks.
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(jobWords.form.join('\r\n'))}`;
}
