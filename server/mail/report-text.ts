import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { questionIds } from '@/features/brand-audit/answers';
import { points } from '@/features/brand-audit/areas';
import type { Report, StepGroup } from './report';

/** The pieces of the strip in characters, by the points of an answer: 0, 1 or 2. */
const drawnPieces = ['.', '=', '==='];

/** @returns the report as the plain text of its mail */
export const reportText = (report: Report): string => {
  const { answers, score, groups, countNote, invitation, address, reference } = report;
  const [firstGroup, ...laterGroups] = groups;
  const strip = questionIds.map((id) => drawnPieces[points[answers[id]]] ?? '').join(' ');
  const key = `${drawnPieces.toReversed().join('  ')}  ${words.key.join(' · ')}`;
  return [
    mail.greeting,
    '',
    ...words.headline(score),
    `${score.total} ${mail.points} ${mail.answers}`,
    '',
    strip,
    key,
    '',
    words.legend(score, answers),
    countNote,
    '',
    ...score.ranked.map(
      (area) => `${areaWords[area.id].name}: ${words.points(area.points, area.maxPoints)}`,
    ),
    '',
    ...(firstGroup ? groupRows(firstGroup) : [words.nothingToDo, '']),
    ...strengthRows(report),
    ...laterGroups.flatMap(groupRows),
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

const groupRows = ({ title, orderNote, steps }: StepGroup): string[] => {
  const rows = [title, ''];
  if (orderNote !== undefined) rows.push(orderNote, '');
  for (const step of steps) {
    const lead = step.isFirst ? `${words.first} ` : '';
    rows.push(step.title, `   ${words.youSaid(step.answerText)}`, `   ${lead}${step.text}`, '');
  }
  return rows;
};

const strengthRows = ({ praise, contradictions }: Report): string[] => {
  const rows: string[] = [words.strengthsTitle, ''];
  if (praise.length === 0) rows.push(words.noStrengths, '');
  for (const { title, answerText, text } of praise)
    rows.push(`${title}. ${words.youSaid(answerText)}`, text, '');
  for (const [index, contradiction] of contradictions.entries())
    rows.push(`${words.contradictionLeads[index]} ${contradiction}`, '');
  return rows;
};
