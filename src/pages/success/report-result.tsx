import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AreaScore, AuditScore } from '@/features/brand-audit/scoring';
import { ReportHead } from './report-head';
import { ReportLine } from './report-line';
import { ReportStrip } from './report-strip';

export interface ReportResultProps {
  receipt: AuditReceipt;
  score: AuditScore;
}

const tagOf = (area: AreaScore, { isEven, strongest, weakest }: AuditScore) => {
  if (isEven) return undefined;
  if (area === strongest) return words.strongest;
  return area === weakest ? words.weakest : undefined;
};

/** First sheet: the total, the line of twenty pieces, and the six areas. */
export function ReportResult({ receipt, score }: ReportResultProps) {
  const { answers } = receipt;
  return (
    <article className="report-sheet print-page">
      <div className="report-pad">
        <ReportHead receipt={receipt} />
        <h3 className="report-headline">
          {words.headline(score).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h3>
        <div className="report-total">
          <span className="num">{score.total}</span>
          <div>
            <b className="h4">{words.of}</b>
            <p>{words.legend(score.total)}</p>
          </div>
        </div>
        <p className="vh">{words.picture}</p>
        <ReportLine answers={answers} score={score} />
        <ul className="report-key">
          {words.key.map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
        <p className="report-count muted">
          {words.count(score)}. {words.countNote}
        </p>
      </div>
      <ul className="report-areas on-forest">
        {score.areas.map((area, index) => {
          const tag = tagOf(area, score);
          return (
            <li key={area.id}>
              <span className="report-areas__part">
                {area.part !== score.areas[index - 1]?.part && partNames[area.part]}
              </span>
              <b>{areaWords[area.id].name}</b>
              <ReportStrip area={area} answers={answers} score={score} width={300} height={20} />
              <span className="report-areas__figure">
                {tag && (
                  <span
                    className={`report-tag ${tag === words.weakest ? 'report-tag--weakest' : ''}`.trim()}
                  >
                    {tag}
                  </span>
                )}
                {words.points(area.points, area.most)}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
