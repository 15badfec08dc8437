import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor } from '@/content/audit-praise';
import { areaWords, reportPageWords as page, reportWords as words } from '@/content/audit-report';
import { stepsFor } from '@/content/audit-steps';
import { readReceipt } from '@/features/brand-audit/schema';
import { scoreAudit, stepGroups } from '@/features/brand-audit/scoring';
import { reveal } from '@/motion/reveal';
import { Button } from '@/ui/button';
import { ReportNext, ReportResult, ReportTitle } from './report-sheets';

interface AuditReportProps {
  /** Router state of the page. */
  state: unknown;
  /** Called when the visitor wants no trace of it left on this computer. */
  onForget: () => void;
}

/**
 * The report of an audit that the embedded API accepted: two printable sheets and every step
 * (docs/rules.md#audit-report).
 */
export function AuditReport({ state, onForget }: AuditReportProps) {
  const receipt = readReceipt(state);
  if (!receipt) return null;
  const score = scoreAudit(receipt.answers);
  const steps = stepsFor(score, receipt.answers);
  const [first, ...later] = stepGroups(steps);

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
          <Button tone="line" className="max-sm:w-full" onClick={onForget}>
            {page.forget}
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
              first={first?.steps ?? []}
              count={steps.length}
            />
          </div>
          {later.map(({ time, from, steps: own }) => (
            <div
              key={time}
              className="rounded-card bg-cream px-(--sheet) py-12 max-xl:py-(--sheet) print:hidden"
            >
              <ReportTitle>{words.groups[time]}</ReportTitle>
              <ol className="mt-6" start={from} data-other-steps="">
                {own.map(({ area, questionId, question, answerText, step }, index) => (
                  <li
                    key={questionId}
                    ref={reveal}
                    className="grid gap-1.5 border-t border-hair py-4.5"
                  >
                    <h4 className="text-h5">
                      {from + index}. {areaWords[area.id].name}: {question}
                    </h4>
                    <p className="text-small text-muted">{words.youSaid(answerText)}</p>
                    <p>{step}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
