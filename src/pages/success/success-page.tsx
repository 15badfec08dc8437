import { clsx } from 'clsx';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { reportPageWords as report } from '@/content/audit-report';
import { successWords as words } from '@/content/success';
import { blogHome } from '@/features/blog/blog';
import { type AuditReceipt, readReceipt, reportPath } from '@/features/brand-audit/answers';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/content/pages';
import { isSuccessState, successState } from '@/lib/history-state';
import { useHydrated } from '@/lib/use-hydrated';
import { reveal } from '@/motion/reveal';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { CupPicture } from './cup-picture';
import { SuccessStrip } from './lazy-success-strip';
import './success.css';

/**
 * The confirmation, and the report after an audit that the embedded API accepted. Without the
 * success flag it redirects home (docs/rules.md#success-page).
 */
export function SuccessPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has the success flag, but no audit.
  const isHydrated = useHydrated();
  const [isForgotten, setIsForgotten] = useState(false);
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  const receipt = isHydrated ? readReceipt(state) : undefined;
  // Nothing but the state of this history entry has the report.
  const forget = () => {
    void navigate(paths.success, { replace: true, state: successState });
    setIsForgotten(true);
  };
  return (
    <>
      <section
        className={clsx(
          'on-green relative min-h-204 max-xl:min-h-0 max-xl:pt-hero',
          receipt
            ? // Above the report, because the strip's pieces may fly in from there.
              'z-1 overflow-x-clip pt-19 pb-10 upright:squat:pt-8'
            : 'overflow-hidden pt-28 pb-60 max-xl:pb-[calc(var(--line)*8.34)]',
          notWithReport,
        )}
      >
        <div className="wrap">
          <div
            className={clsx(
              'relative z-2 grid w-190 max-w-full justify-items-start gap-fluid-7 max-xl:w-auto max-xl:max-w-160',
              receipt && 'upright:squat:w-auto upright:squat:gap-4',
            )}
          >
            <h1>{words.title}</h1>
            <p className="font-display text-h3 text-balance">{words.text}</p>
            <div className={clsx('mt-3 flex flex-wrap gap-3', receipt && 'upright:squat:mt-0')}>
              <ButtonLink to={paths.home} tone="ink" size="large">
                {words.home}
              </ButtonLink>
              {receipt && <DownloadStrip receipt={receipt} />}
              {isForgotten && !receipt && (
                // Takes the focus from the button that is gone, so that the message is read out.
                <p ref={takeFocus} tabIndex={-1} className="self-center">
                  {words.forgotten}
                </p>
              )}
            </div>
          </div>
        </div>
        {receipt ? <SuccessStrip receipt={receipt} /> : <CupPicture />}
      </section>
      {receipt && <Report receipt={receipt} onForget={forget} />}
      <DidYouKnow />
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Hides a section on paper, where the report before or after it is printed alone. */
const notWithReport = 'print:has-[~[data-report]]:hidden print:[[data-report]~&]:hidden';

interface ReportProps {
  receipt: AuditReceipt;
  /** Called when the visitor wants no trace of it left on this computer. */
  onForget: () => void;
}

/** The report of an audit that the embedded API accepted (docs/rules.md#audit-report). */
function Report({ receipt, onForget }: ReportProps) {
  const { company, takenAt, reference, answers } = receipt;
  const about = report.about(company, takenAt);
  return (
    <section
      className="py-section xl:pt-24 xl:pb-20 print:p-0"
      data-report=""
      aria-labelledby="report-title"
    >
      <div className="paper-plain wrap">
        <div className="mb-16 cols items-end gap-y-8 border-b border-hair pb-12 max-xl:mb-12 print:hidden">
          <div className="col-span-5 max-lg:col-span-full">
            <h2 id="report-title" className="text-[56px] max-xl:text-h1">
              {report.title}
            </h2>
            <p className="mt-4">{about}</p>
            <p className="mt-4">
              {report.reference}
              <b className="block font-display text-h4" data-reference="">
                {reference}
              </b>
            </p>
          </div>
          <div className="col-span-7 grid gap-6 max-lg:col-span-full">
            <p className="max-w-prose text-small text-muted">{report.text}</p>
            <p className="max-w-prose text-small">
              <TextLink to={reportPath(answers)}>{report.address}</TextLink> {report.addressNote}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button tone="ink" className="max-sm:w-full" onClick={() => window.print()}>
                {report.print}
              </Button>
              <Button tone="outline" className="max-sm:w-full" onClick={onForget}>
                {report.forget}
              </Button>
            </div>
          </div>
        </div>
        <AuditReport answers={answers} about={about} as="h3" />
      </div>
    </section>
  );
}

const AuditReport = lazyPart(
  async () => (await import('@/features/brand-audit/audit-report')).AuditReport,
);
const DownloadStrip = lazyPart(async () => (await import('./download-strip')).DownloadStrip);

/** The note about visual content, drawn as a hundred dots, with a link to the blog. */
function DidYouKnow() {
  return (
    <section className={clsx('py-section xl:pt-34 xl:pb-36', notWithReport)}>
      <div className="wrap cols">
        <figure
          ref={reveal}
          className="col-span-6 max-xl:col-span-5 max-xl:self-center max-sm:col-span-full"
        >
          <HundredDots />
        </figure>
        <div
          ref={reveal}
          className={clsx(
            'col-span-6 col-start-7 flex flex-col items-start justify-between gap-8 pl-6',
            'max-xl:col-span-7 max-xl:col-start-6 max-sm:col-span-full max-sm:mt-10 max-sm:pl-0',
          )}
        >
          <div>
            <h2>{words.knowTitle}</h2>
            <p className="mt-6 max-w-[18em] text-[26px] leading-normal max-xl:text-lead">
              {words.know}
            </p>
          </div>
          <ButtonLink to={blogHome} tone="ink" size="large">
            {words.readBlog}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Ten rows of a dot for each marketer in a hundred; the last of the share is green. */
function HundredDots() {
  return (
    <svg className="w-full max-w-130 max-sm:max-w-105" viewBox="0 0 459 459" aria-hidden="true">
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          key={index}
          className={clsx(
            index < words.share - 1 && 'fill-ink',
            index === words.share - 1 && 'fill-green',
            index >= words.share && 'fill-sand',
          )}
          cx={18 + (index % 10) * 47}
          cy={18 + Math.floor(index / 10) * 47}
          r="18"
        />
      ))}
    </svg>
  );
}
