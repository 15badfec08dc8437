import { clsx } from 'clsx';
import { reportPageWords as report, sharedReportWords as shared } from '@/content/audit-report';
import { paths } from '@/content/pages';
import type { Answers } from '@/features/brand-audit/answers';
import { lazyPart } from '@/lib/lazy-part';
import { Button, ButtonLink } from '@/ui/button';

/** The report of the answers in the address, without a name (docs/rules.md#report-address). */
export function SharedReport({ answers }: { answers: Answers }) {
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
