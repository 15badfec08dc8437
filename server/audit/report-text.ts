import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { questionIds } from '@/features/brand-audit/schema';
import { points } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';

const pieces = ['.', '=', '==='];

const stepLines = ({ area, question, answerText }: ReportStep, place: number, step: string) => [
  `${place}. ${areaWords[area.id].name}: ${question}`,
  `   ${words.youSaid(answerText)}`,
  `   ${step}`,
  '',
];

/** @returns the plain-text version of the report mail, with the line drawn in characters */
export const toReportText = (report: AuditReport) => {
  const { answers, score, praise, contradictions, steps, firstName, reference } = report;
  const [first, ...others] = steps;
  const invitation = mail.invitation(score);
  const drawing = questionIds.map((id) => pieces[points[answers[id]]] ?? '').join(' ');
  return [
    mail.greeting(firstName),
    '',
    ...words.headline(score),
    `${score.total} ${mail.points} ${mail.answers}`,
    '',
    drawing,
    `${pieces.toReversed().join('  ')}  ${words.key.join(' · ')}`,
    '',
    words.legend(score, answers),
    `${mail.howCounted} ${words.count(score)}. ${words.countNote}`,
    '',
    ...score.ranked.map(
      (area) => `${areaWords[area.id].name}: ${words.points(area.points, area.maxPoints)}`,
    ),
    '',
    ...(first ? stepLines(first, 1, `${mail.first} ${first.step}`) : [words.nothingToDo, '']),
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
    ...(others.length > 0 ? [words.restTitle, ''] : []),
    ...others.flatMap((step, index) => stepLines(step, index + 2, step.step)),
    mail.attached,
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
