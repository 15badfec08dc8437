import { useLayoutEffect } from 'react';
import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor } from '@/content/audit-praise';
import { areaWords, reportPageWords as page, reportWords as words } from '@/content/audit-report';
import { stepsFor } from '@/content/audit-steps';
import { readReceipt } from '@/features/brand-audit/receipt';
import { leadingSteps, scoreAudit } from '@/features/brand-audit/scoring';
import { reveal } from '@/motion/reveal';
import { Button } from '@/ui/button';
import { ReportNext } from './report-next';
import { ReportResult } from './report-result';
import { ReportTitle } from './report-title';

export interface AuditReportProps {
  /** Router state of the page. */
  state: unknown;
  /** Called with whether there is a report to show. */
  onReportChange: (isShown: boolean) => void;
}

/**
 * The report of an audit that the embedded API accepted: two printable sheets and every step
 * (docs/rules.md#audit-report).
 */
export function AuditReport({ state, onReportChange }: AuditReportProps) {
  const receipt = readReceipt(state);
  const isShown = receipt !== undefined;
  useLayoutEffect(() => {
    onReportChange(isShown);
    return () => onReportChange(false);
  }, [isShown, onReportChange]);
  if (!receipt) return null;
  const score = scoreAudit(receipt.answers);
  const steps = stepsFor(score, receipt.answers);
  const leading = steps.slice(0, leadingSteps);
  const rest = steps.slice(leadingSteps);

  return (
    <section
      className="bg-sand py-section xl:pt-34 xl:pb-36 print:p-0"
      data-report=""
      aria-labelledby="report-title"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)_794px] items-start gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-12 print:layout-none">
        <div className="sticky top-[calc(var(--header-h)+40px)] grid justify-items-start gap-fluid-7 max-xl:static print:hidden">
          <h2 id="report-title" className="text-[56px] max-xl:text-h1">
            {page.title}
          </h2>
          <p>
            {page.reference}
            <b className="block font-display text-h4" data-reference="">
              {receipt.reference}
            </b>
          </p>
          <p className="text-small text-muted">{page.text}</p>
          <Button tone="ink" className="max-sm:w-full" onClick={() => window.print()}>
            {page.print}
          </Button>
        </div>
        <div className="grid gap-6 [--sheet:64px] max-xl:[--sheet:40px] max-md:[--sheet:28px] max-sm:[--sheet:20px] print:block">
          <div className="grid gap-6 print:block">
            <ReportResult receipt={receipt} score={score} />
            <ReportNext
              receipt={receipt}
              score={score}
              praise={praiseFor(score, receipt.answers)}
              contradictions={contradictionsIn(receipt.answers)}
              steps={leading}
            />
          </div>
          {rest.length > 0 && (
            <div className="rounded-card bg-cream px-(--sheet) py-12 max-xl:py-(--sheet) print:hidden">
              <ReportTitle>{words.restTitle}</ReportTitle>
              <ol className="mt-6" start={leadingSteps + 1} data-other-steps="">
                {rest.map(({ area, questionId, question, answerText, step }, index) => (
                  <li
                    key={questionId}
                    ref={reveal}
                    className="grid gap-1.5 border-t border-hair py-4.5"
                  >
                    <h4 className="text-h5">
                      {leadingSteps + 1 + index}. {areaWords[area.id].name}: {question}
                    </h4>
                    <p className="text-small text-muted">{words.youSaid(answerText)}</p>
                    <p>{step}</p>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
