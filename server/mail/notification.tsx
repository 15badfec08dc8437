import type { CSSProperties } from 'react';
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
import { type Answers, areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { FieldRow } from '@/lib/fields';
import { isMailAddress } from '../base/mail-address';
import { formatValue } from '../leads/format-value';
import { escapeInLines, quoteTyped, summarizePayload, truncate } from '../leads/lead-text';
import type { StoredSubmission } from '../store/records';
import type { Mail } from './mail';
import { toHtml } from './mail-layout';
import { mailColors, mailStyles } from './mail-styles';

const maxNameLength = 100;

/**
 * Renders the mail that notifies the agency of a submission: every field with its label, readable
 * on a phone; replies go to the person.
 */
export const renderNotification = (
  submission: StoredSubmission,
  mailTo: readonly string[],
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
    replyTo: typeof email === 'string' && isMailAddress(email) ? email : undefined,
    subject,
    text: textOf(heading, sections),
    html: toHtml(<Body subject={subject} heading={heading} sections={sections} />),
  };
};

interface Section {
  title?: string;
  facts: readonly Fact[];
}

interface Fact {
  /** Empty for a sentence that needs none. */
  label: string;
  value: string;
  /** Whether a sender typed it: it is quoted below its label. */
  isTyped?: boolean;
}

/** The person and the request first, technical fields last. */
const sectionsOf = (submission: StoredSubmission): Section[] => {
  const { kind, payload } = submission;
  const leading = leadingFields(kind);
  const person = factsOf(submission, leading);
  const others = Object.keys(payload).filter((field) => !leading.includes(field));
  const answers = pickAnswers(payload);
  if (kind !== 'audit' || !areComplete(answers))
    return [{ facts: person }, recordSection(submission, others)];
  const audit = auditFacts(answers);
  const notAsked = others.filter((field) => !questionTopics.has(field));
  return [
    { facts: audit.result },
    { title: words.person, facts: person },
    { title: words.areas, facts: audit.areas },
    { title: words.answers, facts: audit.answers },
    recordSection(submission, notAsked),
  ];
};

const recordSection = (submission: StoredSubmission, fields: readonly string[]): Section => ({
  title: words.rest,
  facts: [
    ...factsOf(submission, fields),
    { label: words.reference, value: submission.reference },
    { label: words.receivedAt, value: new Date(submission.receivedAt).toISOString() },
  ],
});

/** @returns score, areas from strongest to weakest, and the twenty answers with their full text */
const auditFacts = (answers: Answers) => {
  const score = scoreAudit(answers);
  return {
    result: [
      { label: words.score, value: `${score.total} ${reportWords.of}` },
      { label: '', value: reportWords.headline(score).join(' ') },
    ],
    areas: score.ranked.map(({ id, points, maxPoints }) => ({
      label: areaWords[id].name,
      value: reportWords.points(points, maxPoints),
    })),
    answers: auditQuestions.map(({ questionId, options }) => ({
      label: questionTopics.get(questionId) ?? questionId,
      value: `${answers[questionId]}: ${options[answers[questionId]]}`,
    })),
  };
};

/** Fields without free text, which need no quotation. */
const fieldsWithoutText: ReadonlySet<FieldRow['kind']> = new Set([
  'count',
  'choice',
  'choices',
  'tick',
  'fixed',
  'moment',
]);

const factsOf = ({ kind, payload }: StoredSubmission, fields: readonly string[]): Fact[] =>
  fields
    .filter((field) => field in payload)
    .map((field) => {
      const row = fieldRow(kind, field);
      return {
        label: row.label,
        value: formatValue(payload[field], row.choices),
        isTyped: payload[field] !== '' && !fieldsWithoutText.has(row.kind),
      };
    });

const textOf = (heading: string, sections: readonly Section[]): string => {
  const rows = [`${heading} · ${agency.name}`, ''];
  for (const { title, facts } of sections) {
    if (title !== undefined) rows.push(title, '');
    for (const { label, value, isTyped = false } of facts) {
      if (isTyped) rows.push(`${label}:`, ...quoteTyped(value));
      else rows.push(label ? `${label}: ${value}` : value);
    }
    rows.push('');
  }
  return [...rows, words.footnote, ''].join('\n');
};

interface BodyProps {
  subject: string;
  heading: string;
  sections: readonly Section[];
}

function Body({ subject, heading, sections }: BodyProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <h1 style={styles.title}>{heading}</h1>
        {sections.map(({ title, facts }) => (
          <div key={title ?? heading}>
            {title && <h2 style={styles.subtitle}>{title}</h2>}
            <table cellPadding={0} cellSpacing={0} border={0} style={styles.table}>
              <tbody>
                {facts.map((fact) => (
                  <FactRow key={fact.label} {...fact} />
                ))}
              </tbody>
            </table>
          </div>
        ))}
        <p style={styles.footnote}>{words.footnote}</p>
      </body>
    </html>
  );
}

function FactRow({ label, value, isTyped = false }: Fact) {
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
        <blockquote style={{ ...text, ...mailStyles.quote }}>
          {escapeInLines(value)
            .split('\n')
            .map((row, index) => (
              <div key={index}>{row || <br />}</div>
            ))}
        </blockquote>
      </td>
    </tr>
  );
}

const text: CSSProperties = {
  margin: 0,
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: 15,
  lineHeight: '22px',
  color: mailColors.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const styles = {
  body: { margin: 0, padding: 16, backgroundColor: mailColors.white },
  title: { ...text, fontSize: 22, lineHeight: '28px', margin: '0 0 12px' },
  subtitle: { ...text, fontSize: 15, fontWeight: 700, margin: '24px 0 4px' },
  table: { width: '100%', maxWidth: 640, tableLayout: 'fixed' },
  label: { ...text, width: '34%', padding: '6px 12px 6px 0', color: mailColors.stone },
  value: { ...text, padding: '6px 0' },
  footnote: { ...text, marginTop: 24, fontSize: 13, color: mailColors.stone },
} satisfies Record<string, CSSProperties>;
