import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { questionIds } from '@/features/brand-audit/schema';
import { points, stepGroups } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';

const pieces = ['.', '=', '==='];

const stepLines = ({ area, question, answerText, step }: ReportStep, place: number) => [
  `${place}. ${areaWords[area.id].name}: ${question}`,
  `   ${words.youSaid(answerText)}`,
  `   ${place === 1 ? `${mail.first} ${step}` : step}`,
  '',
];

/** @returns the plain-text version of the report mail, with the line drawn in characters */
export const toReportText = (report: AuditReport) => {
  const { answers, score, praise, contradictions, steps, firstName, reference } = report;
  const [leading, ...later] = stepGroups(steps).map(({ time, from, steps: own }) => [
    words.groups[time],
    '',
    ...(from === 1 && steps.length > 1 ? [words.order, ''] : []),
    ...own.flatMap((step, index) => stepLines(step, from + index)),
  ]);
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
    [mail.howCounted, `${words.count(score)}.`, words.countNote, ...words.ties(score)].join(' '),
    '',
    ...score.ranked.map(
      (area) => `${areaWords[area.id].name}: ${words.points(area.points, area.maxPoints)}`,
    ),
    '',
    ...(leading ?? [words.nothingToDo, '']),
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
    ...later.flat(),
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
