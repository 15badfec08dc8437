import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { leadingSteps, stepGroups } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';
import { type Block, pageSize, type ReportCanvas, stack, type TextStyle } from './report-canvas';
import { reportColors } from './report-colors';
import { drawAreaStrip, drawHeader, drawRule, grid, styles } from './report-parts';

/** Columns of a row: its numeral stands at the left edge; and tops in it. */
const row = {
  area: { left: 150, top: 18 },
  strip: { top: 61, width: 158, height: 14 },
  points: 87,
  text: { left: 330, width: grid.right - 330, air: 6 },
  /** Above and below the texts. */
  around: 32,
  /** Its numeral, and its area with strip and points. */
  least: 110,
};

/** The steps of this week. */
const week = {
  /** From the title's top to the first row. */
  title: 60,
  /** From the line that says how the rows are ordered to the title's end. */
  order: -10,
  rule: 2,
  /** Width of the text that says there are none. */
  nothing: 480,
  mostAir: 24,
};

/** Question, answer and step of one row in a size. */
const rowTexts = (
  canvas: ReportCanvas,
  { question, answerText, step }: ReportStep,
  size: number,
) => {
  const { left, width, air } = row.text;
  const smaller = Math.max(size - 1.5, 12);
  const small: TextStyle = { ...styles.text, size: smaller, line: smaller * 1.45 };
  const strong: TextStyle = { ...styles.text, font: 'medium', size, line: size * 1.5 };
  const told = [
    { text: question, style: { ...small, font: 'bold' } as const },
    { text: words.youSaid(answerText), style: { ...small, color: reportColors.stone } },
  ];
  const next = [
    { text: words.nextStep, style: { ...strong, font: 'bold' } as const },
    { text: step, style: strong },
  ];
  return stack(
    [told, next].map((texts) => canvas.paragraph(texts, left, width)),
    air,
  );
};

const weekRow = (
  canvas: ReportCanvas,
  report: AuditReport,
  step: ReportStep,
  index: number,
  size: number,
): Block => {
  const { area } = step;
  const texts = rowTexts(canvas, step, size);
  const numeral = { ...styles.name, size: 64, line: 55 };
  const figure: TextStyle = { ...styles.text, font: 'bold', size: 14, line: 14 };
  const { strip } = row;
  const { left } = row.area;
  return {
    height: Math.max(texts.height + row.around, row.least),
    draw: (top) => {
      const first = top + row.area.top;
      canvas.drawArtifact(() => {
        if (index > 0) drawRule(canvas, top, reportColors.hair);
        const tint = { piece: reportColors.ink, ground: reportColors.sand };
        const box = [left, top + strip.top, strip.width, strip.height] as const;
        drawAreaStrip(canvas, box, report, area, tint);
      });
      canvas.drawGroup('LI', () => {
        canvas.drawLine('Lbl', String(index + 1), grid.left, first, numeral);
        canvas.drawElement('LBody', () => {
          canvas.writeLine(areaWords[area.id].name, left, first, styles.name);
          const points = words.points(area.points, area.maxPoints);
          canvas.writeLine(points, left, top + row.points, figure);
          texts.draw(first);
        });
      });
    },
  };
};

/** Lays out the first steps in order, or a text if there are none. Spare height above `bottom` goes between the rows. */
export const weekSteps = (
  canvas: ReportCanvas,
  report: AuditReport,
  size: number,
  bottom: number,
): Block => {
  const { steps } = report;
  const rows = steps
    .slice(0, leadingSteps)
    .map((step, index) => weekRow(canvas, report, step, index, size));
  const orderText = [{ text: words.order(report.score), style: styles.note }];
  const note = steps.length > 1 ? canvas.element(orderText, grid.left, grid.width) : undefined;
  const order = note?.height ?? 0;
  const height = week.title + order + stack(rows).height;
  const drawTitle = (title: string, top: number) =>
    canvas.drawLine('H2', title, grid.left, top, styles.title);
  const draw = (top: number) => {
    const below = top + week.title;
    if (rows.length === 0) {
      drawTitle(words.nothingTitle, top);
      const text = [{ text: words.nothingToDo, style: styles.text }];
      canvas.element(text, grid.left, week.nothing).draw(below);
      return;
    }
    drawTitle(words.groups.week, top);
    note?.draw(below + week.order);
    const first = below + order;
    canvas.drawArtifact(() => drawRule(canvas, first, reportColors.ink, week.rule));
    const air = Math.min((bottom - top - height) / leadingSteps, week.mostAir);
    canvas.drawGroup('L', () => stack(rows, air).draw(first));
  };
  return { height, draw };
};

/** The steps of later, one below the other on as many pages as they need. */
const later = {
  /** From a title's top to its first row, and from the row before to the title. */
  title: 54,
  air: 18,
  /** Above the text of a row, and below it. */
  inside: 10,
  bottom: pageSize.height - 82,
};

const laterRow = (
  canvas: ReportCanvas,
  { area, question, answerText, step }: ReportStep,
  place: number,
): Block => {
  const style = { ...styles.text, size: 13.5, line: 19.5 };
  const name = `${place}. ${areaWords[area.id].name}: ${question}`;
  const told = [
    { text: name, style: { ...style, font: 'bold' } as const },
    { text: words.youSaid(answerText), style: { ...style, color: reportColors.stone } },
  ];
  const texts = stack(
    [told, [{ text: step, style }]].map((one) => canvas.paragraph(one, grid.left, grid.width)),
  );
  return {
    height: texts.height + 2 * later.inside,
    draw: (top) => {
      canvas.drawArtifact(() => drawRule(canvas, top, reportColors.hair));
      canvas.drawElement('LI', () => texts.draw(top + later.inside));
    },
  };
};

/** Draws the steps after the first group; no row is cut, and no title stands at the foot of a page. */
export const drawLaterSteps = (canvas: ReportCanvas, report: AuditReport) => {
  let y = Infinity;
  const makeRoom = (height: number) => {
    if (y + height <= later.bottom) return;
    canvas.addPage(reportColors.cream);
    drawHeader(canvas, report);
    y = grid.top;
  };
  for (const { time, from, steps } of stepGroups(report.steps).slice(1)) {
    const rows = steps.map((step, index) => laterRow(canvas, step, from + index));
    makeRoom(later.title + (rows[0]?.height ?? 0));
    canvas.drawLine('H2', words.groups[time], grid.left, y, styles.title);
    y += later.title;
    while (rows.length > 0) {
      makeRoom(rows[0]?.height ?? 0);
      canvas.drawGroup('L', () => {
        for (let next = rows[0]; next && y + next.height <= later.bottom; next = rows[0]) {
          next.draw(y);
          y += next.height;
          rows.shift();
        }
      });
    }
    y += later.air;
  }
};
