import { areaWords, reportWords as words } from '@/content/audit-report';
import { leadingSteps } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';
import { tones } from './report-colors';
import type { ReportPaper, Words } from './report-paper';
import { drawStrip, edge, styles } from './report-parts';

const textLeft = 330;
const textWidth = edge.right - textLeft;
/** From the title's top to the first row. */
const titleHeight = 60;
/** Least height of a row: its numeral, and its area with strip and points. */
const leastRow = 110;

const leadingOf = ({ steps }: AuditReport) => steps.slice(0, leadingSteps);

/** Question, answer and step of one row in a size. */
const rowTexts = ({ question, said, step }: AuditReport['steps'][number], size: number) => {
  const smaller = Math.max(size - 1.5, 12);
  const small = { ...styles.text, size: smaller, line: smaller * 1.45 };
  const strong = { ...styles.text, font: 'medium', size, line: size * 1.5 } as const;
  const told: Words[] = [
    { text: question, style: { ...small, font: 'bold' } },
    { text: words.said(said), style: { ...small, color: tones.stone } },
  ];
  const next: Words[] = [
    { text: words.nextStep, style: { ...strong, font: 'bold' } },
    { text: step, style: strong },
  ];
  return { told, next };
};

const rowHeight = (paper: ReportPaper, row: AuditReport['steps'][number], size: number) => {
  const { told, next } = rowTexts(row, size);
  return Math.max(paper.height(told, textWidth) + paper.height(next, textWidth) + 38, leastRow);
};

/** @returns the height of title and rows */
export const stepsHeight = (paper: ReportPaper, report: AuditReport, size: number) =>
  leadingOf(report).reduce((sum, row) => sum + rowHeight(paper, row, size), titleHeight);

const drawRow = (
  paper: ReportPaper,
  report: AuditReport,
  index: number,
  [top, size]: readonly [number, number],
) => {
  const row = leadingOf(report)[index];
  if (!row) return;
  const { area } = row;
  const { told, next } = rowTexts(row, size);
  paper.decoration(() => {
    if (index > 0) paper.rule(edge.left, top, edge.right - edge.left, 1.5, tones.hair);
    const tint = { piece: tones.ink, ground: tones.sand };
    drawStrip(paper, [150, top + 61, 158, 14], report, area, tint);
  });
  const numeral = { ...styles.name, size: 64, line: 55 };
  const figure = { ...styles.text, font: 'bold', size: 14, line: 14 } as const;
  paper.group('LI', () => {
    paper.tagged('Lbl', () => paper.line(String(index + 1), edge.left, top + 18, numeral));
    paper.tagged('LBody', () => {
      paper.line(areaWords[area.id].name, 150, top + 18, styles.name);
      paper.line(words.points(area.points, area.most), 150, top + 87, figure);
      const below = paper.paragraph(told, textLeft, top + 18, textWidth);
      paper.paragraph(next, textLeft, below + 6, textWidth);
    });
  });
};

/**
 * What to do first, in order; where nothing is to do, when to ask again. What is left over of the height goes between
 * the rows.
 */
export const drawSteps = (
  paper: ReportPaper,
  report: AuditReport,
  size: number,
  [from, bottom]: readonly [number, number],
) => {
  const leading = leadingOf(report);
  const title = leading.length > 0 ? words.nextTitle : words.nothingTitle;
  paper.tagged('H2', () => paper.line(title, edge.left, from, styles.title));
  let y = from + titleHeight;
  if (leading.length === 0) {
    const text = [{ text: words.nothingToDo, style: styles.text }];
    paper.tagged('P', () => paper.paragraph(text, edge.left, y, 480));
    return;
  }
  paper.decoration(() => paper.rule(edge.left, y, edge.right - edge.left, 2, tones.ink));
  const air = Math.min((bottom - from - stepsHeight(paper, report, size)) / 3, 24);
  paper.group('L', () =>
    leading.forEach((row, index) => {
      drawRow(paper, report, index, [y, size]);
      y += rowHeight(paper, row, size) + air;
    }),
  );
};
