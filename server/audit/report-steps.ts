import { areaWords, reportWords as words } from '@/content/audit-report';
import { leadingSteps } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';
import { reportColors } from './report-colors';
import type { ReportCanvas, StyledText } from './report-canvas';
import { drawAreaStrip, edge, styles } from './report-parts';

const textLeft = 330;
const textWidth = edge.right - textLeft;
/** From the title's top to the first row. */
const titleHeight = 60;
/** Least height of a row: its numeral, and its area with strip and points. */
const leastRow = 110;

const leadingOf = ({ steps }: AuditReport) => steps.slice(0, leadingSteps);

/** Question, answer and step of one row in a size. */
const rowTexts = ({ question, answerText, step }: AuditReport['steps'][number], size: number) => {
  const smaller = Math.max(size - 1.5, 12);
  const small = { ...styles.text, size: smaller, line: smaller * 1.45 };
  const strong = { ...styles.text, font: 'medium', size, line: size * 1.5 } as const;
  const told: StyledText[] = [
    { text: question, style: { ...small, font: 'bold' } },
    { text: words.youSaid(answerText), style: { ...small, color: reportColors.stone } },
  ];
  const next: StyledText[] = [
    { text: words.nextStep, style: { ...strong, font: 'bold' } },
    { text: step, style: strong },
  ];
  return { told, next };
};

const rowHeight = (canvas: ReportCanvas, row: AuditReport['steps'][number], size: number) => {
  const { told, next } = rowTexts(row, size);
  return Math.max(
    canvas.paragraphHeight(told, textWidth) + canvas.paragraphHeight(next, textWidth) + 38,
    leastRow,
  );
};

/** @returns the height of title and rows */
export const measureSteps = (canvas: ReportCanvas, report: AuditReport, size: number) =>
  leadingOf(report).reduce((sum, row) => sum + rowHeight(canvas, row, size), titleHeight);

const drawRow = (
  canvas: ReportCanvas,
  report: AuditReport,
  index: number,
  [top, size]: readonly [number, number],
) => {
  const row = leadingOf(report)[index];
  if (!row) return;
  const { area } = row;
  const { told, next } = rowTexts(row, size);
  canvas.drawArtifact(() => {
    if (index > 0) canvas.drawRule(edge.left, top, edge.right - edge.left, 1.5, reportColors.hair);
    const tint = { piece: reportColors.ink, ground: reportColors.sand };
    drawAreaStrip(canvas, [150, top + 61, 158, 14], report, area, tint);
  });
  const numeral = { ...styles.name, size: 64, line: 55 };
  const figure = { ...styles.text, font: 'bold', size: 14, line: 14 } as const;
  canvas.drawGroup('LI', () => {
    canvas.drawElement('Lbl', () =>
      canvas.writeLine(String(index + 1), edge.left, top + 18, numeral),
    );
    canvas.drawElement('LBody', () => {
      canvas.writeLine(areaWords[area.id].name, 150, top + 18, styles.name);
      canvas.writeLine(words.points(area.points, area.maxPoints), 150, top + 87, figure);
      const below = canvas.writeParagraph(told, textLeft, top + 18, textWidth);
      canvas.writeParagraph(next, textLeft, below + 6, textWidth);
    });
  });
};

/** Draws the first steps in order, or a text if there are none. Spare height goes between the rows. */
export const drawSteps = (
  canvas: ReportCanvas,
  report: AuditReport,
  size: number,
  [from, bottom]: readonly [number, number],
) => {
  const leading = leadingOf(report);
  const title = leading.length > 0 ? words.nextTitle : words.nothingTitle;
  canvas.drawElement('H2', () => canvas.writeLine(title, edge.left, from, styles.title));
  let y = from + titleHeight;
  if (leading.length === 0) {
    const text = [{ text: words.nothingToDo, style: styles.text }];
    canvas.drawElement('P', () => canvas.writeParagraph(text, edge.left, y, 480));
    return;
  }
  canvas.drawArtifact(() =>
    canvas.drawRule(edge.left, y, edge.right - edge.left, 2, reportColors.ink),
  );
  const air = Math.min((bottom - from - measureSteps(canvas, report, size)) / 3, 24);
  canvas.drawGroup('L', () =>
    leading.forEach((row, index) => {
      drawRow(canvas, report, index, [y, size]);
      y += rowHeight(canvas, row, size) + air;
    }),
  );
};
