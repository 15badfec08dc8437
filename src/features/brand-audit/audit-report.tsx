import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { stepsFor } from '@/content/audit-steps';
import { Logo } from '@/ui/logo';
import type { Answers } from './answers';
import { ReportAreas, ReportResult } from './report-result';
import { stepSheets } from './report-sheets';
import { ReportInvitation, ReportStrengths, StepGroup } from './report-steps';
import { scoreAudit } from './scoring';

interface AuditReportProps {
  answers: Answers;
  /** Whose report it is, and of which day; a report that is opened by its address says neither. */
  about?: string;
  /** Level of its headline in the page. */
  as: 'h2' | 'h3';
}

/**
 * The report of twenty answers: one page on the screen, two or three sheets on paper
 * (docs/rules.md#audit-report). Everything in it is computed from the answers.
 */
export function AuditReport({ answers, about, as }: AuditReportProps) {
  const score = scoreAudit(answers);
  const steps = stepsFor(score, answers);
  const order = steps.length > 1 ? words.order(score) : undefined;
  const { sheets, hasStrengthsFirst } = stepSheets(steps);
  const strengths = <ReportStrengths answers={answers} score={score} />;
  return (
    <div className="cols gap-y-12 print:block">
      <ReportSheet about={about}>
        <ReportResult answers={answers} score={score} as={as} />
        <ReportAreas answers={answers} score={score} />
        {hasStrengthsFirst && strengths}
      </ReportSheet>
      {sheets.map(({ groups, textSize }, index) => (
        <ReportSheet key={index} about={about} textSize={textSize}>
          {!hasStrengthsFirst && index === 0 && strengths}
          {steps.length === 0 && <NothingToDo />}
          {groups.map((group) => (
            <StepGroup key={group.time} group={group} order={order} />
          ))}
          {index === sheets.length - 1 && (
            <ReportInvitation
              score={score}
              isFromMail={about !== undefined}
              // The sheet of the result counts, too.
              sheets={sheets.length + 1}
            />
          )}
        </ReportSheet>
      ))}
    </div>
  );
}

/** Stands in the place of the steps at full marks. */
function NothingToDo() {
  return (
    <div className="col-span-full mt-6">
      <h3 className="font-display text-h3">{words.nothingTitle}</h3>
      <p className="mt-5 max-w-prose">{words.nothingToDo}</p>
    </div>
  );
}

interface ReportSheetProps {
  about: string | undefined;
  /** Size of the steps' text on paper, in px. */
  textSize?: number | undefined;
  children: ReactNode;
}

/** A sheet of paper with its head; on the screen its parts are parts of the one page. */
function ReportSheet({ about, textSize, children }: ReportSheetProps) {
  return (
    <article
      className={clsx(
        'print-page contents print:flex print:flex-col print:justify-between print:overflow-hidden',
        'print:bg-cream print:px-14 print:pt-9 print:pb-9',
      )}
      style={textSize ? { '--step': `${textSize}px` } : undefined}
    >
      <div className="hidden items-center justify-between gap-10 text-tiny/snug font-medium print:flex">
        <span className="sr-only">{agency.name}</span>
        <Logo />
        <p className="truncate text-right text-muted">
          {words.kind}
          <br />
          {about}
        </p>
      </div>
      {children}
    </article>
  );
}
