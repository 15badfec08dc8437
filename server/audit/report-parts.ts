import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { type QuestionId, questionIds } from '@/features/brand-audit/schema';
import { type AreaScore, points } from '@/features/brand-audit/scoring';
import { answerLine, pieceLength } from '@/lib/answer-line';
import { logoShape } from './logo-shape';
import type { AuditReport } from './report';
import { tones } from './report-colors';
import type { ReportPaper, Style } from './report-paper';

/** Left and right edge of what is written. */
export const edge = { left: 64, right: 730 };

export const styles = {
  title: { font: 'display', size: 40, line: 42.4, color: tones.ink, spacing: -0.6 },
  name: { font: 'display', size: 28, line: 31, color: tones.ink, spacing: -0.14 },
  note: { font: 'medium', size: 13.5, line: 18.9, color: tones.ink },
  text: { font: 'body', size: 15, line: 22.5, color: tones.ink },
} satisfies Record<string, Style>;

const drawLogo = ({ pdf }: ReportPaper, x: number, y: number, height: number) => {
  const { mark, word } = logoShape;
  pdf.save();
  pdf.translate(x, y).scale(height / logoShape.height);
  pdf.save().scale(mark.scale);
  pdf.path(mark.paths).fill(tones.ink);
  pdf.circle(mark.dot.x, mark.dot.y, mark.dot.radius).fill(tones.green);
  pdf.restore();
  pdf.translate(word.x, word.y).lineWidth(word.thickness).strokeColor(tones.ink);
  for (const [offset, path] of word.letters) {
    pdf.save().translate(offset, 0).path(path).stroke().restore();
  }
  pdf.circle(word.dot.x, word.dot.y, word.dot.radius).fill(tones.green);
  pdf.restore();
};

/** Widest and lowest that the owner's name may come: beside the logo, above the title. */
const ownerBounds = { width: 420, bottom: 126 };

/** Whose report it is: one line, or as many as a long name takes, smaller if they would reach the title. */
const drawOwner = (paper: ReportPaper, { company, takenAt }: AuditReport) => {
  const top = 66.9;
  const date = words.date(takenAt);
  const style = { ...styles.note, color: tones.stone };
  const dateWidth = paper.width(`, ${date}`, style);
  if (paper.width(company, style) + dateWidth <= ownerBounds.width) {
    paper.line(company, edge.right - dateWidth, top, style, 'right');
    paper.line(`, ${date}`, edge.right, top, style, 'right');
    return;
  }
  const sizes = [13.5, 12, 11, 10, 9, 8].map((size) => ({ ...style, size, line: size * 1.4 }));
  const heightIn = (one: Style) =>
    (paper.lines(company, one, ownerBounds.width).length + 1) * one.line;
  const fitting = sizes.find((one) => top + heightIn(one) <= ownerBounds.bottom) ?? style;
  [...paper.lines(company, fitting, ownerBounds.width), date].forEach((line, index) => {
    paper.line(line, edge.right, top + index * fitting.line, fitting, 'right');
  });
};

/** Logo, and whose report it is. */
export const drawHead = (paper: ReportPaper, report: AuditReport) => {
  paper.tagged('Figure', () => drawLogo(paper, edge.left, 50, 34), { alt: agency.name });
  const style = { ...styles.note, color: tones.stone };
  paper.tagged('P', () => paper.line(words.kind, edge.right, 48, style, 'right'));
  // The name as it was typed: shaped and turned round, a reader could not put it together again.
  const actual = `${report.company}, ${words.date(report.takenAt)}`;
  paper.tagged('P', () => drawOwner(paper, report), { actual });
};

/** One strong answer: a full length of the line, with the number it has there. */
export const drawPiece = (
  paper: ReportPaper,
  [x, y, width, height]: readonly [number, number, number, number],
  questionId: QuestionId,
) => {
  paper.bar(x, y, width, height, tones.ink);
  const label = {
    ...styles.note,
    font: 'bold',
    size: 11.5,
    line: height,
    color: tones.cream,
  } as const;
  const text = String(questionIds.indexOf(questionId) + 1);
  paper.line(text, x + (width - paper.width(text, label)) / 2, y, label);
};

interface Tint {
  piece: string;
  ground: string;
}

/** The pieces of one area in a row: a full slot, half of one, or a dot. */
export const drawStrip = (
  paper: ReportPaper,
  [x, y, width, height]: readonly [number, number, number, number],
  { answers, score }: AuditReport,
  area: AreaScore,
  { piece, ground }: Tint,
) => {
  const gap = 6;
  const slot = (width - 3 * gap) / 4;
  area.questions.forEach((id, index) => {
    const left = x + index * (slot + gap);
    const worth = points[answers[id]];
    paper.bar(left, y, slot, height, ground);
    const length = worth === 0 ? height : (slot * worth) / 2;
    paper.bar(left, y, length, height, score.start === id ? tones.green : piece);
  });
};

/** The twenty answers as one line with its two turns. */
export const drawLine = (
  paper: ReportPaper,
  [x, y, width, thickness]: readonly [number, number, number, number],
  { answers, score }: AuditReport,
  ids: readonly QuestionId[],
) => {
  const { slots, slotWidth, turns } = answerLine(width, thickness);
  ids.forEach((id, index) => {
    const slot = slots[index];
    if (!slot) return;
    const length = pieceLength(points[answers[id]], slotWidth, thickness);
    const left = x + slot.x + (slot.isReversed ? slotWidth - length : 0);
    const isStart = score.start === id;
    paper.bar(x + slot.x, y + slot.y, slotWidth, thickness, tones.sand);
    paper.bar(left, y + slot.y, length, thickness, isStart ? tones.green : tones.ink);
    const number = { ...styles.note, font: 'bold', size: 11.5, line: thickness } as const;
    const label = { ...number, color: isStart ? tones.ink : tones.cream };
    const text = String(index + 1);
    paper.line(text, left + (length - paper.width(text, label)) / 2, y + slot.y, label);
  });
  for (const { x: turn, top, bottom, side } of turns) {
    const radius = (bottom - top) / 2;
    paper.pdf
      .path(
        `M${x + turn} ${y + top}A${radius} ${radius} 0 0 ${side === 'right' ? 1 : 0} ${x + turn} ${y + bottom}`,
      )
      .lineWidth(thickness)
      .stroke(tones.ink);
  }
};
