import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { stepsFor } from '@/content/audit-steps';
import { ButtonLink } from '@/ui/button';
import { Logo } from '@/ui/logo';
import type { Answers } from './answers';
import { ReportAreas } from './report-areas';
import { ReportResult } from './report-result';
import { stepSheets } from './report-sheets';
import { StepGroup } from './report-steps';
import { ReportStrengths } from './report-strengths';
import { type AuditScore, scoreAudit } from './scoring';

interface AuditReportProps {
  answers: Answers;
  /** Whose report it is, and of which day; a report that is opened by its address says neither. */
  about?: string;
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

interface ReportInvitationProps {
  score: AuditScore;
  /** Whether the reader got the report by e-mail from us. */
  isFromMail: boolean;
  /** How many sheets of paper the report fills. */
  sheets: number;
}

function ReportInvitation({ score, isFromMail, sheets }: ReportInvitationProps) {
  const { title, text, bring } = words.invitation(score, isFromMail, sheets);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <div
      className={clsx(
        'on-ink col-span-full mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-6',
        'rounded-card rounded-tr-turn p-panel print:rounded-none print:rounded-tr-turn',
        'print:-mx-14 print:mt-3 print:-mb-9 print:flex-nowrap print:px-14 print:py-5 print:pr-20',
      )}
    >
      <div>
        <p className="font-display text-h3 print:text-[22px]/[1.2]">{title}</p>
        <p className="mt-3 max-w-[34em] text-muted print:mt-1 print:text-[13px]/[1.45]">
          {text} {bring && <span className="hidden print:inline">{bring}</span>}
        </p>
      </div>
      <ButtonLink
        className="max-sm:w-full"
        to={agency.email && `mailto:${agency.email}?subject=${subject}`}
      >
        {words.talk}
      </ButtonLink>
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
