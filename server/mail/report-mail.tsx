import { agency } from '@/content/agency';
import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { isMailAddress } from '../base/mail-address';
import type { StoredSubmission } from '../store/records';
import type { Mail } from './mail';
import { Button, logoAttachment, MailLayout, Row, Section, toHtml } from './mail-layout';
import { mailStyles as styles, narrowRules } from './mail-styles';
import { type NumberedStep, type Report, reportOf, type StepGroup } from './report';
import { ReportMailStrip, stripRules } from './report-mail-strip';
import { reportText } from './report-text';

export interface ReportMailSettings {
  /** The agency's addresses. */
  mailTo: readonly string[];
  /** Address of the site, without a slash at its end. */
  siteUrl: string;
}

/**
 * Renders the report mail to the person who took the audit, in HTML and plain text
 * (docs/rules.md#audit-report). It holds every step, and the address of the report. Replies go to
 * the agency.
 *
 * @throws {TypeError} when the submission is not a whole audit
 */
export const renderReportMail = (
  submission: StoredSubmission,
  { mailTo, siteUrl }: ReportMailSettings,
): Mail => {
  const report = reportOf(submission, siteUrl);
  const { email } = submission.payload;
  return {
    // A form may accept an address that a mail header cannot carry; the agency can forward the
    // report.
    to: typeof email === 'string' && isMailAddress(email) ? email : mailTo,
    replyTo: agency.email,
    subject: mail.subject(report.score),
    text: reportText(report),
    html: toHtml(<ReportMail {...report} />),
    attachments: [logoAttachment],
  };
};

/** The report as a mail: the result, what to do first, and every other step in order. */
function ReportMail(report: Report) {
  const { score, groups } = report;
  const [firstGroup, ...laterGroups] = groups;
  return (
    <MailLayout
      title={mail.subject(score)}
      head={
        <>
          {/* The report has light colours only: this keeps mail programs from darkening it. */}
          <meta name="color-scheme" content="light only" />
          <style>{narrowRules + stripRules}</style>
        </>
      }
      preview={report.preview}
      heading={
        <>
          <p style={styles.text}>{mail.greeting}</p>
          <h1 className="title" style={styles.title}>
            {words.headline(score).map((sentence) => (
              <span key={sentence}>
                {sentence}
                <br />
              </span>
            ))}
          </h1>
        </>
      }
      footnote={mail.footnote}
    >
      <Result report={report} />
      {/* What to do first stands above the strengths, all other steps below. */}
      {firstGroup ? (
        <StepGroupSection {...firstGroup} />
      ) : (
        <p style={styles.nothingToDo}>{words.nothingToDo}</p>
      )}
      <Strengths {...report} />
      {laterGroups.map((group) => (
        <StepGroupSection key={group.title} {...group} />
      ))}
      <NextSteps {...report} />
    </MailLayout>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 style={styles.subtitle}>{children}</h2>;
}

type AnswerEntryProps = Pick<NumberedStep, 'title' | 'answerText' | 'text'> & { isFirst?: boolean };

/** A question, what was answered, and what we say about it. */
function AnswerEntry({ title, answerText, text, isFirst = false }: AnswerEntryProps) {
  return (
    <Section style={isFirst ? styles.firstStep : styles.step}>
      <p style={styles.question}>{title}</p>
      <p style={styles.secondary}>{words.youSaid(answerText)}</p>
      <p style={isFirst ? styles.firstStepText : styles.text}>
        {isFirst && <b>{words.first} </b>}
        {text}
      </p>
    </Section>
  );
}

/**
 * The points, the strip, how both are counted (`countNote`), and the areas from strongest to
 * weakest.
 */
function Result({ report }: { report: Report }) {
  const { score, answers, countNote } = report;
  return (
    <>
      <Row>
        <td className="total" style={styles.total}>
          {score.total}
        </td>
        <td style={styles.ofTotal}>
          {mail.points}
          <br />
          {mail.answers}
        </td>
      </Row>
      <ReportMailStrip report={report} />
      <p style={styles.small}>
        {words.legend(score, answers)}
        <br />
        {countNote}
      </p>
      {score.ranked.map((area) => (
        <Row key={area.id} style={styles.areaRow}>
          <td style={styles.areaName}>
            {areaWords[area.id].name}
            <span style={styles.areaNote}> · {areaWords[area.id].about}</span>
          </td>
          <td style={styles.areaPoints}>{words.points(area.points, area.maxPoints)}</td>
        </Row>
      ))}
    </>
  );
}

/** The steps of one time. */
function StepGroupSection({ title, orderNote, steps }: StepGroup) {
  return (
    <>
      <Heading>{title}</Heading>
      {orderNote && <p style={styles.text}>{orderNote}</p>}
      {steps.map(({ questionId, ...step }) => (
        <AnswerEntry key={questionId} {...step} />
      ))}
    </>
  );
}

function Strengths({ praise, contradictions }: Report) {
  return (
    <>
      <Heading>{words.strengthsTitle}</Heading>
      {praise.length === 0 && <p style={styles.text}>{words.noStrengths}</p>}
      {praise.map(({ questionId, title, answerText, text }) => (
        <AnswerEntry key={questionId} title={title} answerText={answerText} text={text} />
      ))}
      {contradictions.map((contradiction, index) => (
        <Section key={contradiction} style={styles.step}>
          <p style={styles.text}>
            <b>{words.contradictionLeads[index]}</b> {contradiction}
          </p>
        </Section>
      ))}
    </>
  );
}

/** What can be done with the report: open it, talk to us. */
function NextSteps({ address, invitation, reference }: Report) {
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <>
      <p style={styles.text}>{mail.address}</p>
      <Button href={address}>{mail.open}</Button>
      <Heading>{invitation.title}</Heading>
      <p style={styles.text}>{invitation.text}</p>
      <Button href={`mailto:${agency.email}?subject=${subject}`}>{words.talk}</Button>
      <p style={styles.small}>
        {mail.reference}: {reference}
      </p>
    </>
  );
}
