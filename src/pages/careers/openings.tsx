import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { agency } from '@/content/agency';
import { copyWords, jobWords } from '@/content/careers';
import { type Job, jobs, openingName, remote, rowIdOf } from '@/content/jobs';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

interface OpeningsProps {
  /** The id of the row that a chair has led to: only this one is lit, whatever lies under the pointer. */
  litRow: string | undefined;
  /** The visitor has moved the pointer, or the focus out of the lit row. */
  onLeave: () => void;
}

/** Current Job Openings (docs/rules.md#job-openings), with the address for visitors without a mail client. */
export function Openings({ litRow, onLeave }: OpeningsProps) {
  useLeaveOnMove(litRow, onLeave);
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

/** The lit row is left as soon as the visitor moves the pointer. */
function useLeaveOnMove(litRow: string | undefined, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (litRow === undefined) return undefined;
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      // A page that scrolls under a resting pointer sends a move of 0 px.
      if (movementX !== 0 || movementY !== 0) leave();
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [litRow]);
}

/** On hover the row becomes a bar, and both ends of its content move inwards by `--inset`. */
const movesIn = 'transition-transform duration-open ease-out';

/** An opening: title, location and Apply Now (docs/rules.md#applying). */
function JobRow({ job, litRow, onLeave }: OpeningsProps & { job: Job }) {
  const id = rowIdOf(job);
  return (
    <li
      id={id}
      ref={reveal}
      className={clsx(
        'group/job relative isolate flex min-h-31 items-center gap-8 border-b border-hair py-4',
        'max-sm:flex-col max-sm:items-stretch max-sm:gap-4',
        '[--inset:0px] md:has-[a:focus-visible]:[--inset:40px] md:data-lit:[--inset:40px]',
        // The row answers to the pointer, unless one is lit. As the button's group, it hovers the button too.
        !litRow && 'group/button md:hover:[--inset:40px]',
      )}
      data-lit={id === litRow || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (id === litRow && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <i
        className={clsx(
          'absolute inset-x-0 -inset-y-hair -z-1 rounded-full bg-mint max-md:-inset-x-3 max-md:rounded-card',
          'opacity-0 transition-opacity group-has-[a:focus-visible]/job:opacity-100',
          'group-hover/button:opacity-100 group-data-lit/job:opacity-100',
        )}
      />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_300px] items-center gap-x-8 gap-y-1 self-stretch max-xl:grid-cols-1">
        <h3 className={clsx('translate-x-(--inset) font-display text-h3', movesIn)}>{job.title}</h3>
        <span className={clsx('flex items-center gap-3.5 max-xl:translate-x-(--inset)', movesIn)}>
          <svg viewBox="0 0 42 42" className="size-10.5 fill-current" aria-hidden="true">
            {job.location !== remote && (
              <path d="M6 21a15 15 0 0 1 30 0" className="fill-none stroke-current stroke-12" />
            )}
            <circle cx="21" cy="21" r="6" />
          </svg>
          {job.location}
        </span>
      </div>
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
