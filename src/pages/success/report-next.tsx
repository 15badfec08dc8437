import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportPraise } from '@/content/audit-praise';
import type { ReportStep } from '@/content/audit-steps';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import { type AuditScore, leadingSteps } from '@/features/brand-audit/scoring';
import { ButtonLink } from '@/ui/button-link';
import { ReportHead } from './report-head';
import { ReportPiece } from './report-piece';
import { ReportStrip } from './report-strip';

export interface ReportNextProps {
  receipt: AuditReceipt;
  score: AuditScore;
  holds: readonly ReportPraise[];
  /** All of them; the first few lead. */
  steps: readonly ReportStep[];
}

/** Second sheet: what holds, what to do next, and an invitation to talk. */
export function ReportNext({ receipt, score, holds, steps }: ReportNextProps) {
  const { answers } = receipt;
  const invitation = words.invitation(score);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <article className="report-sheet print-page">
      <div className="report-pad">
        <ReportHead receipt={receipt} />
        <h3 className="report-title">{words.holdsTitle}</h3>
        {holds.length === 0 && <p className="report-note">{words.nothingHolds}</p>}
        <div className="report-holds">
          {holds.map(({ area, questionId, title, said, text }) => (
            <div key={questionId}>
              <h4 className="h4">
                {title} <small>{areaWords[area.id].name}</small>
              </h4>
              <ReportPiece questionId={questionId} />
              <p className="report-holds__said">{words.said(said)}</p>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <h3 className="report-title">{words.nextTitle}</h3>
        {steps.length === 0 && <p className="report-note">{words.nothingToDo}</p>}
        <ol className="report-steps">
          {steps.slice(0, leadingSteps).map(({ area, questionId, said, step }, index) => (
            <li key={questionId}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h4 className="h4">{areaWords[area.id].name}</h4>
                <ReportStrip area={area} answers={answers} score={score} width={158} height={14} />
                <p className="report-steps__figure">{words.points(area.points, area.most)}</p>
              </div>
              <div>
                <p className="report-steps__said muted">{words.said(said)}</p>
                <p className="report-steps__step">
                  <b>{words.nextStep}</b> {step}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="report-end on-ink">
        <div>
          <p className="h4">{invitation.title}</p>
          <p className="muted">{invitation.text}</p>
        </div>
        <ButtonLink to={agency.email && `mailto:${agency.email}?subject=${subject}`}>
          {words.talk}
        </ButtonLink>
      </div>
    </article>
  );
}
