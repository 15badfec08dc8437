import { agency } from '@/content/agency';
import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { questionIds, reportPath } from '@/features/brand-audit/answers';
import { points } from '@/features/brand-audit/areas';
import { stepGroups } from '@/features/brand-audit/next-steps';
import { countAnswers, tiedAreas } from '@/features/brand-audit/scoring';
import { isMailAddress } from '../base/mail-settings';
import type { StoredSubmission } from '../store/records';
import type { Mail, MailSettings } from './mail';
import {
  Button,
  logoAttachment,
  MailLayout,
  Preview,
  Row,
  Section,
  Text,
  toHtml,
} from './mail-layout';
import { mailStyles as styles, narrowRules } from './mail-styles';
import { type AuditReport, toReport } from './report';
import { ReportMailStrip, stripRules } from './report-mail-strip';

/** What the HTML and the text share: the steps by their time, numbered, how the score is counted, the address. */
const outlineOf = (report: AuditReport, siteUrl: string) => {
  const { answers, score, steps } = report;
  const groups = stepGroups(steps).map(({ time, from, steps: own }) => ({
    title: words.groups[time],
    order: from === 1 && steps.length > 1 ? words.order(score) : undefined,
    entries: own.map(({ questionId, area, question, answerText, step, reason }, index) => ({
      questionId,
      title: `${from + index}. ${areaWords[area.id].name}: ${question}`,
      answerText,
      text: [step, reason].filter(Boolean).join(' '),
      isFirst: from + index === 1,
    })),
  }));
  const counted = [
    words.count(countAnswers(answers)),
    words.countNote,
    ...words.ties(tiedAreas(score)),
  ].join(' ');
  return {
    ...report,
    groups,
    counted: `${mail.howCounted} ${counted}`,
    invitation: mail.invitation(score),
    address: siteUrl + reportPath(answers),
  };
};

type Outline = ReturnType<typeof outlineOf>;

/** The line of twenty pieces in characters, by points. */
const drawnPieces = ['.', '=', '==='];

const groupLines = ({ title, order, entries }: Outline['groups'][number]): string[] => [
  title,
  '',
  ...(order ? [order, ''] : []),
  ...entries.flatMap((entry) => [
    entry.title,
    `   ${words.youSaid(entry.answerText)}`,
    `   ${entry.isFirst ? `${words.first} ` : ''}${entry.text}`,
    '',
  ]),
];

const strengthLines = ({ praise, contradictions }: Outline): string[] => [
  words.strengthsTitle,
  '',
  ...(praise.length === 0 ? [words.noStrengths, ''] : []),
  ...praise.flatMap(({ title, answerText, text }) => [
    `${title}. ${words.youSaid(answerText)}`,
    text,
    '',
  ]),
  ...contradictions.flatMap((contradiction, index) => [
    `${words.contradictionLeads[index]} ${contradiction}`,
    '',
  ]),
];

const toText = (outline: Outline): string => {
  const { answers, score, groups, counted, invitation, address, reference } = outline;
  const [leading, ...later] = groups;
  return [
    mail.greeting,
    '',
    ...words.headline(score),
    `${score.total} ${mail.points} ${mail.answers}`,
    '',
    questionIds.map((id) => drawnPieces[points[answers[id]]] ?? '').join(' '),
    `${drawnPieces.toReversed().join('  ')}  ${words.key.join(' · ')}`,
    '',
    words.legend(score, answers),
    counted,
    '',
    ...score.ranked.map(
      (area) => `${areaWords[area.id].name}: ${words.points(area.points, area.maxPoints)}`,
    ),
    '',
    ...(leading ? groupLines(leading) : [words.nothingToDo, '']),
    ...strengthLines(outline),
    ...later.flatMap(groupLines),
    mail.address,
    address,
    '',
    invitation.title,
    invitation.text,
    '',
    `${mail.reference}: ${reference}`,
    '',
    mail.footnote,
    '',
  ].join('\n');
};

function Title({ children }: { children: string }) {
  return <h2 style={styles.subtitle}>{children}</h2>;
}

interface EntryProps {
  title: string;
  answerText: string;
  text: string;
  isFirst?: boolean;
}

/** What was answered, and what we say about it. */
function Entry({ title, answerText, text, isFirst = false }: EntryProps) {
  return (
    <Section style={isFirst ? styles.firstStep : styles.step}>
      <Text style={styles.question}>{title}</Text>
      <Text style={styles.secondary}>{words.youSaid(answerText)}</Text>
      <Text style={isFirst ? styles.first : styles.text}>
        {isFirst && <b>{words.first} </b>}
        {text}
      </Text>
    </Section>
  );
}

/** The points, the strip, how they are counted, and the areas from strongest to weakest. */
function Result({ counted, ...report }: Outline) {
  const { score, answers } = report;
  return (
    <>
      <Row>
        <td className="total" style={styles.total}>
          {score.total}
        </td>
        <td style={styles.of}>
          {mail.points}
          <br />
          {mail.answers}
        </td>
      </Row>
      <ReportMailStrip report={report} />
      <Text style={styles.small}>
        {words.legend(score, answers)}
        <br />
        {counted}
      </Text>
      {score.ranked.map((area) => (
        <Row key={area.id} style={styles.row}>
          <td style={styles.cell}>
            {areaWords[area.id].name}
            <span style={styles.about}> · {areaWords[area.id].about}</span>
          </td>
          <td style={styles.figure}>{words.points(area.points, area.maxPoints)}</td>
        </Row>
      ))}
    </>
  );
}

/** The steps of one time. */
function Group({ title, order, entries }: Outline['groups'][number]) {
  return (
    <>
      <Title>{title}</Title>
      {order && <Text style={styles.text}>{order}</Text>}
      {entries.map(({ questionId, ...entry }) => (
        <Entry key={questionId} {...entry} />
      ))}
    </>
  );
}

function Strengths({ praise, contradictions }: Outline) {
  return (
    <>
      <Title>{words.strengthsTitle}</Title>
      {praise.length === 0 && <Text style={styles.text}>{words.noStrengths}</Text>}
      {praise.map(({ questionId, title, answerText, text }) => (
        <Entry key={questionId} title={title} answerText={answerText} text={text} />
      ))}
      {contradictions.map((contradiction, index) => (
        <Section key={contradiction} style={styles.step}>
          <Text style={styles.text}>
            <b>{words.contradictionLeads[index]}</b> {contradiction}
          </Text>
        </Section>
      ))}
    </>
  );
}

/** What can be done with the report: open it, talk to us. */
function Next({ address, invitation, reference }: Outline) {
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <>
      <Text style={styles.text}>{mail.address}</Text>
      <Button href={address} style={styles.button}>
        {mail.open}
      </Button>
      <Title>{invitation.title}</Title>
      <Text style={styles.text}>{invitation.text}</Text>
      <Button href={`mailto:${agency.email}?subject=${subject}`} style={styles.button}>
        {words.talk}
      </Button>
      <Text style={styles.small}>
        {mail.reference}: {reference}
      </Text>
    </>
  );
}

/** The report as a mail: the result, what to do first, and every other step in order. */
function ReportMail(outline: Outline) {
  const { score, steps, groups } = outline;
  const [leading, ...later] = groups;
  return (
    <MailLayout
      title={mail.subject(score)}
      head={
        <>
          <meta name="color-scheme" content="light only" />
          <style>{narrowRules + stripRules}</style>
        </>
      }
      preview={<Preview>{steps[0] ? mail.preview(steps[0].step) : words.nothingToDo}</Preview>}
      heading={
        <>
          <Text style={styles.text}>{mail.greeting}</Text>
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
      <Result {...outline} />
      {leading ? <Group {...leading} /> : <Text style={styles.nothing}>{words.nothingToDo}</Text>}
      <Strengths {...outline} />
      {later.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Next {...outline} />
    </MailLayout>
  );
}

export interface ReportMailSettings extends MailSettings {
  /** Address of the site, without a slash at its end. */
  siteUrl: string;
}

/**
 * Renders the report mail to the person who took the audit, in HTML and plain text (docs/rules.md#audit-report). It
 * holds every step, and the address of the report. Replies go to the agency.
 */
export const renderReportMail = (
  submission: StoredSubmission,
  { mailTo, siteUrl }: ReportMailSettings,
): Mail => {
  const report = toReport(submission);
  const outline = outlineOf(report, siteUrl);
  return {
    // A form may accept an address that a mail header cannot carry; the agency can forward the report.
    to: isMailAddress(report.email) ? report.email : mailTo,
    replyTo: agency.email,
    subject: mail.subject(report.score),
    text: toText(outline),
    html: toHtml(<ReportMail {...outline} />),
    attachments: [logoAttachment],
  };
};
