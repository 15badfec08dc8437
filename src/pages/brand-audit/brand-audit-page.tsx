import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { auditWords as words } from '@/content/audit';
import { reportPageWords as report, sharedReportWords as shared } from '@/content/audit-report';
import { formUnavailable } from '@/content/form-unavailable';
import { paths } from '@/content/pages';
import { type Answers, answersIn } from '@/features/brand-audit/answers';
import { AuditForm } from '@/features/brand-audit/audit-form';
import { ErrorBoundary } from '@/lib/error-boundary';
import { lazyPart } from '@/lib/lazy-part';
import { useHydrated } from '@/lib/use-hydrated';
import { reveal } from '@/motion/reveal';
import { Button, ButtonLink } from '@/ui/button';
import { FormPlaceholder } from '@/ui/form-note';
import { AuditHero } from './audit-hero';

/** Free brand audit (docs/rules.md#audit-page), or a report at its address. */
export function BrandAuditPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const answers = isHydrated ? answersIn(search) : undefined;
  useTopBetween(answers === undefined);
  if (answers) return <SharedReport answers={answers} />;
  return (
    <>
      <AuditHero />
      <ErrorBoundary
        fallback={<FormPlaceholder words={formUnavailable} className="wrap py-section" />}
        remountNotice={formUnavailable.remountNotice}
      >
        <AuditForm />
      </ErrorBoundary>
      <TalkCard />
    </>
  );
}

/** Scrolls up from form to report and back: they share a path, so the router does not. */
function useTopBetween(isForm: boolean) {
  const wasForm = useRef(isForm);
  useLayoutEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isForm]);
}

/** An invitation for visitors who would rather talk. */
function TalkCard() {
  return (
    <section className="py-section xl:pt-24">
      <div className="wrap">
        <div
          className={clsx(
            'on-green relative grid content-between overflow-hidden rounded-card rounded-tr-section py-18 pr-18 pl-20',
            'md:min-h-94 max-md:p-panel',
          )}
        >
          <h2 ref={reveal} className="max-w-[min(9.5em,600px)]">
            {words.talk}
          </h2>
          <svg
            className={clsx(
              'paper-hidden inset-y-0 right-10 my-auto h-full max-h-110 w-auto sm:absolute',
              'max-xl:right-0 max-xl:h-75 max-md:mb-2 max-md:h-48',
              'max-sm:order-1 max-sm:mt-8 max-sm:h-auto max-sm:w-55',
            )}
            viewBox="0 0 560 376"
            aria-hidden="true"
          >
            <path
              fill="currentColor"
              d="M258 79.5v62a46.5 46.5 0 0 0 0 93v62a108.5 108.5 0 0 1 0-217zM340 79.5a108.5 108.5 0 0 1 0 217v-62a46.5 46.5 0 0 0 0-93z"
            />
            <circle className="fill-cream" cx="299" cy="188" r="31" />
          </svg>
          <ButtonLink
            to={paths.contact}
            tone="ink"
            size="large"
            className="mt-fluid-12 justify-self-start"
          >
            {words.talkButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The report of the answers in the address, without a name (docs/rules.md#report-address). */
function SharedReport({ answers }: { answers: Answers }) {
  return (
    <section className="pt-14 pb-20 max-xl:pt-hero print:p-0" data-report="">
      <div className="paper-plain wrap min-h-screen">
        <div
          className={clsx(
            'mb-16 grid grid-cols-2 justify-items-start gap-x-gutter gap-y-6 border-b border-hair pb-12',
            'max-xl:mb-12 max-md:grid-cols-1 print:hidden',
          )}
        >
          <h1 className="col-span-full">{shared.title}</h1>
          <div className="grid content-between justify-items-start gap-6">
            <p className="max-w-prose">{shared.text}</p>
            <Button tone="ink" className="max-sm:w-full" onClick={() => window.print()}>
              {report.print}
            </Button>
          </div>
          <div className="grid content-between justify-items-start gap-6">
            <p className="max-w-prose">{shared.invitation}</p>
            <ButtonLink to={paths.brandAudit} className="max-sm:w-full">
              {shared.take}
            </ButtonLink>
          </div>
        </div>
        <AuditReport answers={answers} as="h2" />
      </div>
    </section>
  );
}

const AuditReport = lazyPart(
  async () => (await import('@/features/brand-audit/audit-report')).AuditReport,
);
