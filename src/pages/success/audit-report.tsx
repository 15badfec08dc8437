import { praiseFor } from '@/content/audit-praise';
import { areaWords, reportPageWords as page, reportWords as words } from '@/content/audit-report';
import { stepsFor } from '@/content/audit-steps';
import { readReceipt } from '@/features/brand-audit/receipt';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { reveal } from '@/motion/reveal';
import { Button } from '@/ui/button';
import { ReportNext } from './report-next';
import { ReportResult } from './report-result';
import './audit-report.css';
import './audit-report-parts.css';

export interface AuditReportProps {
  /** Router state of the page. */
  state: unknown;
}

/** The report of an audit that the embedded API took: two printable sheets, and every step (decision 35). */
export function AuditReport({ state }: AuditReportProps) {
  const receipt = readReceipt(state);
  if (!receipt) return null;
  const score = scoreAudit(receipt.answers);
  const steps = stepsFor(score, receipt.answers);

  return (
    <section className="report" aria-labelledby="report-title">
      <div className="wrap report__in">
        <div className="report__side no-print">
          <h2 id="report-title">{page.title}</h2>
          <p>
            {page.reference}
            <b>{receipt.reference}</b>
          </p>
          <p className="small muted">{page.text}</p>
          <Button tone="ink" onClick={() => window.print()}>
            {page.print}
          </Button>
        </div>
        <div className="report__sheets">
          <div className="report__pages">
            <ReportResult receipt={receipt} score={score} />
            <ReportNext
              receipt={receipt}
              score={score}
              holds={praiseFor(score, receipt.answers)}
              steps={steps}
            />
          </div>
          {steps.length > 0 && (
            <div className="report-all no-print">
              <h3 className="report-title">{page.all}</h3>
              <ol>
                {steps.map(({ area, questionId, question, said, step }) => (
                  <li key={questionId} ref={reveal}>
                    <h4 className="h5">
                      {areaWords[area.id].name}: {question}
                    </h4>
                    <p className="small muted">{words.said(said)}</p>
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
