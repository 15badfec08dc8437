import { reportPageWords as report } from '@/content/audit-report';
import { type AuditReceipt, reportPath } from '@/features/brand-audit/answers';
import { lazyPart } from '@/lib/lazy-part';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

interface SuccessReportProps {
  receipt: AuditReceipt;
  /** Called when the visitor wants no trace of it left on this computer. */
  onForget: () => void;
}

/** The report of an audit that the embedded API accepted (docs/rules.md#audit-report). */
export function SuccessReport({ receipt, onForget }: SuccessReportProps) {
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
