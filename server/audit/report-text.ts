import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { questionIds } from '@/features/brand-audit/schema';
import { points } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';

const pieces = ['.', '=', '==='];

/** @returns the plain-text version of the report mail: the same content, the line drawn with characters. */
export const toReportText = (report: AuditReport) => {
  const { answers, score, holds, steps, firstName, reference } = report;
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
    `${mail.howCounted} ${words.count(score)}. ${words.countNote}`,
    '',
    ...score.ranked.map(
      (area) => `${areaWords[area.id].name}: ${words.points(area.points, area.most)}`,
    ),
    '',
    first ? `${mail.first} ${first.step}` : words.nothingToDo,
    '',
    words.holdsTitle,
    '',
    ...(holds.length === 0 ? [words.nothingHolds, ''] : []),
    ...holds.flatMap(({ title, said, text }) => [`${title}. ${words.said(said)}`, text, '']),
    ...(others.length > 0 ? [mail.rest, ''] : []),
    ...others.flatMap(({ area, question, said, step }, index) => [
      `${index + 2}. ${areaWords[area.id].name}: ${question}`,
      `   ${words.said(said)}`,
      `   ${step}`,
      '',
    ]),
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
