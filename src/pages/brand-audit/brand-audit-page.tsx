import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { auditWords as words } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { paths } from '@/content/pages';
import { answersIn } from '@/features/brand-audit/answers';
import { AuditForm } from '@/features/brand-audit/audit-form';
import { ErrorBoundary } from '@/lib/error-boundary';
import { useHydrated } from '@/lib/use-hydrated';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { FormPlaceholder } from '@/ui/form-note';
import { AuditHero } from './audit-hero';
import { SharedReport } from './shared-report';

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
