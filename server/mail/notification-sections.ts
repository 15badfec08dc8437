import { areaWords, reportWords } from '@/content/audit-report';
import { auditQuestions } from '@/content/audit-questions';
import type { FieldWords } from '@/content/enquiry';
import {
  fieldWords,
  leadingFields,
  notificationWords as words,
  questionTopics,
} from '@/content/notification';
import { areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { Payload, StoredSubmission } from '../store/store';
import { formatValue } from './format-value';

export interface NotificationSection {
  /** Absent for the first section. */
  title?: string;
  rows: readonly NotificationRow[];
}

export interface NotificationRow {
  label: string;
  value: string;
  /** Whether a sender typed it: it is quoted below its label. */
  isTyped?: boolean;
}

/** Fields that nobody can say anything in, beside those with choices. */
const plainTypes: ReadonlySet<FieldWords['type']> = new Set(['number', 'checkbox', 'hidden']);

const rowsOf = ({ kind, payload }: StoredSubmission, fields: readonly string[]) =>
  fields
    .filter((field) => field in payload)
    .map((field) => {
      const { label, type, choices } = fieldWords(kind, field);
      return {
        label,
        value: formatValue(payload[field], choices),
        isTyped: payload[field] !== '' && !choices && !plainTypes.has(type),
      };
    });

/** Score, areas from strongest to weakest, and the twenty answers with their full text. */
const auditSections = (payload: Payload) => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) return undefined;
  const score = scoreAudit(answers);
  return {
    result: {
      rows: [
        { label: words.score, value: `${score.total} ${reportWords.of}` },
        { label: '', value: reportWords.headline(score).join(' ') },
      ],
    },
    areas: {
      title: words.areas,
      rows: score.ranked.map(({ id, points, maxPoints }) => ({
        label: areaWords[id].name,
        value: reportWords.points(points, maxPoints),
      })),
    },
    answers: {
      title: words.answers,
      rows: auditQuestions.map(({ questionId, options }) => {
        const answer = answers[questionId];
        return {
          label: questionTopics.get(questionId) ?? questionId,
          value: `${answer}: ${options[answer]}`,
        };
      }),
    },
  };
};

/** @returns the sections of a notification: the person and the request first, technical fields last */
export const toNotificationSections = (submission: StoredSubmission): NotificationSection[] => {
  const { kind, payload, reference, receivedAt } = submission;
  const leading = leadingFields(kind);
  const audit = kind === 'audit' ? auditSections(payload) : undefined;
  const person = rowsOf(submission, leading);
  const rest = Object.keys(payload).filter(
    (field) => !leading.includes(field) && !(audit && questionTopics.has(field)),
  );
  return [
    ...(audit ? [audit.result] : []),
    { ...(audit && { title: words.person }), rows: person },
    ...(audit ? [audit.areas, audit.answers] : []),
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
