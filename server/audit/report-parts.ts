import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { type QuestionId, questionIds } from '@/features/brand-audit/schema';
import { type AreaScore, points } from '@/features/brand-audit/scoring';
import { logoShape } from '@/lib/logo-shape';
import { answerLine, pieceBox, pieceLength } from '@/lib/answer-line';
import type { AuditReport } from './report';
import { reportColors } from './report-colors';
import type { ReportCanvas, TextStyle } from './report-canvas';

/** Left and right edges of the text. */
export const edge = { left: 64, right: 730 };

export const styles = {
  title: { font: 'display', size: 40, line: 42.4, color: reportColors.ink, spacing: -0.6 },
  name: { font: 'display', size: 28, line: 31, color: reportColors.ink, spacing: -0.14 },
  note: { font: 'medium', size: 13.5, line: 18.9, color: reportColors.ink },
  text: { font: 'body', size: 15, line: 22.5, color: reportColors.ink },
} satisfies Record<string, TextStyle>;

const drawLogo = ({ pdf }: ReportCanvas, x: number, y: number, height: number) => {
  const { mark, word } = logoShape;
  pdf.save();
  pdf.translate(x, y).scale(height / logoShape.height);
  pdf.save().scale(mark.scale);
  pdf.path(mark.paths).fill(reportColors.ink);
  pdf.circle(mark.dot.x, mark.dot.y, mark.dot.radius).fill(reportColors.green);
  pdf.restore();
  pdf.translate(word.x, word.y).lineWidth(word.thickness).strokeColor(reportColors.ink);
  for (const [offset, path] of word.letters) {
    pdf.save().translate(offset, 0).path(path).stroke().restore();
  }
  pdf.circle(word.dot.x, word.dot.y, word.dot.radius).fill(reportColors.green);
  pdf.restore();
};

/** Limits for the company's name: its width beside the logo, and its bottom edge above the title. */
const ownerBounds = { width: 420, bottom: 126 };

/** Draws company and date on one line; a long name wraps, in smaller type if it would reach the title. */
const drawOwner = (canvas: ReportCanvas, { company, takenAt }: AuditReport) => {
  const top = 66.9;
  const date = words.date(takenAt);
  const style = { ...styles.note, color: reportColors.stone };
  const dateWidth = canvas.textWidth(`, ${date}`, style);
  if (canvas.textWidth(company, style) + dateWidth <= ownerBounds.width) {
    canvas.writeLine(company, edge.right - dateWidth, top, style, 'right');
    canvas.writeLine(`, ${date}`, edge.right, top, style, 'right');
    return;
  }
  const sizes = [13.5, 12, 11, 10, 9, 8].map((size) => ({ ...style, size, line: size * 1.4 }));
  const heightIn = (one: TextStyle) =>
    (canvas.breakText(company, one, ownerBounds.width).length + 1) * one.line;
  const fitting = sizes.find((one) => top + heightIn(one) <= ownerBounds.bottom) ?? style;
  [...canvas.breakText(company, fitting, ownerBounds.width), date].forEach((line, index) => {
    canvas.writeLine(line, edge.right, top + index * fitting.line, fitting, 'right');
  });
};

/** Draws logo, company and date. */
export const drawHeader = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.drawElement('Figure', () => drawLogo(canvas, edge.left, 50, 34), { alt: agency.name });
  const style = { ...styles.note, color: reportColors.stone };
  canvas.drawElement('P', () => canvas.writeLine(words.kind, edge.right, 48, style, 'right'));
  // Screen readers cannot restore the name from shaped and reordered glyphs.
  const actual = `${report.company}, ${words.date(report.takenAt)}`;
  canvas.drawElement('P', () => drawOwner(canvas, report), { actual });
};

/** One strong answer: a full length of the line, with the number it has there. */
export const drawAnswerPiece = (
  canvas: ReportCanvas,
  [x, y, width, height]: readonly [number, number, number, number],
  questionId: QuestionId,
) => {
  canvas.drawBar(x, y, width, height, reportColors.ink);
  const label = {
    ...styles.note,
    font: 'bold',
    size: 11.5,
    line: height,
    color: reportColors.cream,
  } as const;
  const text = String(questionIds.indexOf(questionId) + 1);
  canvas.writeLine(text, x + (width - canvas.textWidth(text, label)) / 2, y, label);
};

interface Tint {
  piece: string;
  ground: string;
}

/** The pieces of one area in a row: a full slot, half of one, or a dot. */
export const drawAreaStrip = (
  canvas: ReportCanvas,
  [x, y, width, height]: readonly [number, number, number, number],
  { answers, score }: AuditReport,
  area: AreaScore,
  { piece, ground }: Tint,
) => {
  const gap = 6;
  const slot = (width - 3 * gap) / 4;
  area.questions.forEach((id, index) => {
    const left = x + index * (slot + gap);
    canvas.drawBar(left, y, slot, height, ground);
    const length = pieceLength(points[answers[id]], slot, height);
    canvas.drawBar(
      left,
      y,
      length,
      height,
      score.startQuestion === id ? reportColors.green : piece,
    );
  });
};

/** The twenty answers as one line with its two bends. */
export const drawAnswerLine = (
  canvas: ReportCanvas,
  [x, y, width, thickness]: readonly [number, number, number, number],
  { answers, score }: AuditReport,
  ids: readonly QuestionId[],
) => {
  const line = answerLine(width, thickness);
  ids.forEach((id, index) => {
    const place = pieceBox(line, index);
    const length = pieceLength(points[answers[id]], line.slotWidth, thickness);
    const piece = pieceBox(line, index, length);
    if (!place || !piece) return;
    const isStart = score.startQuestion === id;
    const color = isStart ? reportColors.green : reportColors.ink;
    const [left, top] = [x + piece.x, y + piece.y];
    canvas.drawBar(x + place.x, top, place.width, place.height, reportColors.sand);
    canvas.drawBar(left, top, piece.width, piece.height, color);
    const number = { ...styles.note, font: 'bold', size: 11.5, line: thickness } as const;
    const label = { ...number, color: isStart ? reportColors.ink : reportColors.cream };
    const text = String(index + 1);
    canvas.writeLine(text, left + (length - canvas.textWidth(text, label)) / 2, top, label);
  });
  canvas.pdf.save().translate(x, y).lineWidth(thickness);
  for (const bend of line.bends) canvas.pdf.path(bend).stroke(reportColors.ink);
  canvas.pdf.restore();
};
