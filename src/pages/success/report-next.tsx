import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import { leadingSteps } from '@/content/audit-steps';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AuditScore } from '@/features/brand-audit/scoring';
import { ButtonLink } from '@/ui/button-link';
import { ReportHead } from './report-head';
import { ReportStrip } from './report-strip';

export interface ReportNextProps {
  receipt: AuditReceipt;
  score: AuditScore;
}

/** Second sheet: what holds, what to do next, and an invitation to talk. */
export function ReportNext({ receipt, score }: ReportNextProps) {
  const { answers } = receipt;
  const leading = leadingSteps(score, answers);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <article className="report-sheet print-page">
      <div className="report-pad">
        <ReportHead receipt={receipt} />
        <h3 className="report-title">{words.holdsTitle}</h3>
        {score.holds.length === 0 && <p className="report-note">{words.nothingHolds}</p>}
        <div className="report-holds">
          {score.holds.map((area) => (
            <div key={area.id}>
              <h4 className="h4">
                {areaWords[area.id].name} <small>{words.points(area.points, area.most)}</small>
              </h4>
              <ReportStrip area={area} answers={answers} score={score} width={270} height={20} />
              <p>{areaWords[area.id].holds}</p>
            </div>
          ))}
        </div>
        <h3 className="report-title">{words.nextTitle}</h3>
        {leading.length === 0 && <p className="report-note">{words.nothingToDo}</p>}
        <ol className="report-steps">
          {leading.map(({ area, questionId, said, step }, index) => (
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
          <p className="h4">{words.stuck}</p>
          <p className="muted">{words.invitation}</p>
        </div>
        <ButtonLink to={agency.email && `mailto:${agency.email}?subject=${subject}`}>
          {words.talk}
        </ButtonLink>
      </div>
    </article>
  );
}
