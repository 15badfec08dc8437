import { areaWords, reportWords } from '@/content/audit-report';
import { auditQuestions } from '@/content/audit-questions';
import {
  fieldLabels,
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
  /** Label and value. */
  rows: readonly (readonly [string, string])[];
}

const rowsOf = (payload: Payload, fields: readonly string[]) =>
  fields
    .filter((field) => field in payload)
    .map((field) => [fieldLabels[field] ?? field, formatValue(payload[field], field)] as const);

/** Score, areas from strongest to weakest, and the twenty answers with their full text. */
const auditSections = (payload: Payload) => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) return undefined;
  const score = scoreAudit(answers);
  const result = [words.score, `${score.total} ${reportWords.of}`] as const;
  return {
    result: { rows: [result, ['', reportWords.headline(score).join(' ')] as const] },
    areas: {
      title: words.areas,
      rows: score.ranked.map(
        ({ id, points, maxPoints }) =>
          [areaWords[id].name, reportWords.points(points, maxPoints)] as const,
      ),
    },
    answers: {
      title: words.answers,
      rows: auditQuestions.map(({ questionId, options }) => {
        const answer = answers[questionId];
        return [
          questionTopics.get(questionId) ?? questionId,
          `${answer}: ${options[answer]}`,
        ] as const;
      }),
    },
  };
};

/** @returns the sections of a notification: the person and the request first, technical fields last */
export const toNotificationSections = ({
  kind,
  payload,
  reference,
  receivedAt,
}: StoredSubmission): NotificationSection[] => {
  const leading = leadingFields[kind];
  const audit = kind === 'audit' ? auditSections(payload) : undefined;
  const person = rowsOf(payload, leading);
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
        ...rowsOf(payload, rest),
        [words.reference, reference],
        [words.receivedAt, new Date(receivedAt).toISOString()],
      ],
    },
  ];
};
