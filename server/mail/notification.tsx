import { type CSSProperties, Fragment } from 'react';
import { agency } from '@/content/agency';
import { auditQuestions } from '@/content/audit-questions';
import { areaWords, reportWords } from '@/content/audit-report';
import {
  fieldRow,
  leadingFields,
  notificationSubjects,
  notificationWords as words,
  questionTopics,
} from '@/content/notification';
import { areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { FieldRow } from '@/lib/fields';
import { isMailAddress } from '../base/mail-settings';
import { formatValue } from '../leads/format-value';
import { escapeInLines, quoteTyped, summarizePayload, truncate } from '../leads/lead-text';
import type { Payload, StoredSubmission } from '../store/records';
import type { Mail, MailSettings } from './mail';
import { Text, toHtml } from './mail-layout';
import { quoteStyle, reportColors } from './mail-styles';

interface Section {
  title?: string;
  rows: readonly Row[];
}

interface Row {
  label: string;
  value: string;
  /** Whether a sender typed it: it is quoted below its label. */
  isTyped?: boolean;
}

/** Fields that nobody can say anything in. */
const wordless: ReadonlySet<FieldRow['kind']> = new Set([
  'count',
  'choice',
  'choices',
  'tick',
  'fixed',
  'moment',
]);

const rowsOf = ({ kind, payload }: StoredSubmission, fields: readonly string[]): Row[] =>
  fields
    .filter((field) => field in payload)
    .map((field) => {
      const row = fieldRow(kind, field);
      return {
        label: row.label,
        value: formatValue(payload[field], row.choices),
        isTyped: payload[field] !== '' && !wordless.has(row.kind),
      };
    });

/** Score, areas from strongest to weakest, and the twenty answers with their full text. */
const auditSections = (payload: Payload): Section[] => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) return [];
  const score = scoreAudit(answers);
  return [
    {
      rows: [
        { label: words.score, value: `${score.total} ${reportWords.of}` },
        { label: '', value: reportWords.headline(score).join(' ') },
      ],
    },
    {
      title: words.areas,
      rows: score.ranked.map(({ id, points, maxPoints }) => ({
        label: areaWords[id].name,
        value: reportWords.points(points, maxPoints),
      })),
    },
    {
      title: words.answers,
      rows: auditQuestions.map(({ questionId, options }) => ({
        label: questionTopics.get(questionId) ?? questionId,
        value: `${answers[questionId]}: ${options[answers[questionId]]}`,
      })),
    },
  ];
};

/** The person and the request first, technical fields last. */
const sectionsOf = (submission: StoredSubmission): Section[] => {
  const { kind, payload, reference, receivedAt } = submission;
  const leading = leadingFields(kind);
  const [result, ...details] = kind === 'audit' ? auditSections(payload) : [];
  const rest = Object.keys(payload).filter(
    (field) => !leading.includes(field) && !(result && questionTopics.has(field)),
  );
  return [
    ...(result ? [result] : []),
    { title: result && words.person, rows: rowsOf(submission, leading) },
    ...details,
    {
      title: words.rest,
      rows: [
        ...rowsOf(submission, rest),
        { label: words.reference, value: reference },
        { label: words.receivedAt, value: new Date(receivedAt).toISOString() },
      ],
    },
  ];
};

const toLines = ({ label, value, isTyped = false }: Row) => {
  if (isTyped) return [`${label}:`, ...quoteTyped(value)];
  return [label ? `${label}: ${value}` : value];
};

const text: CSSProperties = {
  margin: 0,
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: 15,
  lineHeight: '22px',
  color: reportColors.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const styles = {
  body: { margin: 0, padding: 16, backgroundColor: reportColors.white },
  title: { ...text, fontSize: 22, lineHeight: '28px', margin: '0 0 12px' },
  subtitle: { ...text, fontSize: 15, fontWeight: 700, margin: '24px 0 4px' },
  table: { width: '100%', maxWidth: 640, tableLayout: 'fixed' },
  label: { ...text, width: '34%', padding: '6px 12px 6px 0', color: reportColors.stone },
  value: { ...text, padding: '6px 0' },
  footnote: { ...text, marginTop: 24, fontSize: 13, color: reportColors.stone },
} satisfies Record<string, CSSProperties>;

function TableRow({ label, value, isTyped = false }: Row) {
  if (!isTyped)
    return (
      <tr>
        <td valign="top" style={styles.label}>
          {label}
        </td>
        <td valign="top" style={styles.value}>
          {value}
        </td>
      </tr>
    );
  return (
    <tr>
      <td colSpan={2} style={styles.label}>
        {label}
        <blockquote style={{ ...text, ...quoteStyle }}>
          {escapeInLines(value)
            .split('\n')
            .map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
        </blockquote>
      </td>
    </tr>
  );
}

const maxNameLength = 100;

/**
 * Renders the mail that notifies the agency of a submission: every field with its label, readable on a phone; replies
 * go to the person.
 */
export const renderNotification = (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Mail => {
  const { kind, payload, reference } = submission;
  const { name, company } = summarizePayload(payload);
  const heading = notificationSubjects[kind];
  const who = truncate([name, company].filter(Boolean).join(', '), maxNameLength);
  const subject = `${heading}: '${who}' (${reference})`;
  const sections = sectionsOf(submission);
  const { email } = payload;
  return {
    to: mailTo,
    ...(typeof email === 'string' && isMailAddress(email) ? { replyTo: email } : {}),
    subject,
    text: [
      `${heading} · ${agency.name}`,
      '',
      ...sections.flatMap(({ title, rows }) => [
        ...(title ? [title, ''] : []),
        ...rows.flatMap(toLines),
        '',
      ]),
      words.footnote,
      '',
    ].join('\n'),
    html: toHtml(
      <html lang="en" dir="ltr">
        <head>
          <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
          <title>{subject}</title>
        </head>
        <body style={styles.body}>
          <h1 style={styles.title}>{heading}</h1>
          {sections.map(({ title, rows }) => (
            <div key={title ?? heading}>
              {title && <h2 style={styles.subtitle}>{title}</h2>}
              <table cellPadding={0} cellSpacing={0} border={0} style={styles.table}>
                <tbody>
                  {rows.map((row) => (
                    <TableRow key={row.label} {...row} />
                  ))}
                </tbody>
              </table>
            </div>
          ))}
          <Text style={styles.footnote}>{words.footnote}</Text>
        </body>
      </html>,
    ),
  };
};
