import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { type AreaScore, linePieces } from '@/features/brand-audit/scoring';
import { answerLine, stripLine } from '@/lib/answer-line';
import { logoShape } from '@/lib/logo-shape';
import type { AuditReport } from './report';
import { type Box, pageSize, type ReportCanvas, type TextStyle } from './report-canvas';
import { reportColors } from './report-colors';

/** The grid of all pages, in px. */
export const grid = {
  /** Edges of the text, and the width between. */
  left: 64,
  right: 730,
  width: 666,
  /** Tops of the header's logo and lines. */
  logo: 50,
  logoHeight: 34,
  kind: 48,
  owner: 66.9,
  /** The company's name: its width beside the logo, and its bottom edge above the title. */
  ownerWidth: 420,
  ownerBottom: 126,
  /** Top of what follows the header. */
  top: 118,
};

export const styles = {
  title: { font: 'display', size: 40, line: 42.4, color: reportColors.ink, spacing: -0.6 },
  name: { font: 'display', size: 28, line: 31, color: reportColors.ink, spacing: -0.14 },
  note: { font: 'medium', size: 13.5, line: 18.9, color: reportColors.ink },
  text: { font: 'body', size: 15, line: 22.5, color: reportColors.ink },
} satisfies Record<string, TextStyle>;

const quiet: TextStyle = { ...styles.note, color: reportColors.stone };

const drawLogo = ({ pdf }: ReportCanvas) => {
  const { mark, word } = logoShape;
  pdf.save();
  pdf.translate(grid.left, grid.logo).scale(grid.logoHeight / logoShape.height);
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

/** Draws company and date on one line; a long name wraps, in smaller type if it would reach the title. No company: the date. */
const drawOwner = (canvas: ReportCanvas, { company = '', takenAt }: AuditReport) => {
  const { owner: top, ownerWidth, ownerBottom, right } = grid;
  const date = words.date(takenAt);
  const ending = company ? `, ${date}` : date;
  const endWidth = canvas.textWidth(ending, quiet);
  if (canvas.textWidth(company, quiet) + endWidth <= ownerWidth) {
    canvas.writeLine(company, right - endWidth, top, quiet, 'right');
    canvas.writeLine(ending, right, top, quiet, 'right');
    return;
  }
  const wrapped = [13.5, 12, 11, 10, 9, 8].map((size) => {
    const style = { ...quiet, size, line: size * 1.4 };
    const lines = [...canvas.wrap([{ text: company, style }], ownerWidth), [{ text: date, style }]];
    return { lines: lines.flat(), height: lines.length * style.line };
  });
  const fitting = wrapped.find(({ height }) => top + height <= ownerBottom) ?? wrapped[0];
  fitting?.lines.forEach(({ text, style }, index) => {
    canvas.writeLine(text, right, top + index * style.line, style, 'right');
  });
};

/** Draws logo, company and date. */
export const drawHeader = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.drawElement('Figure', () => drawLogo(canvas), { alt: agency.name });
  canvas.drawLine('P', words.kind, grid.right, grid.kind, quiet, 'right');
  // Screen readers cannot restore the name from shaped and reordered glyphs.
  const actual = [report.company, words.date(report.takenAt)].filter(Boolean).join(', ');
  canvas.drawElement('P', () => drawOwner(canvas, report), { actual });
};

/** A rule across the page. */
export const drawRule = ({ pdf }: ReportCanvas, y: number, color: string, thickness = 1.5) =>
  pdf.rect(grid.left, y, grid.width, thickness).fill(color);

/** The ground of a part at the foot of a page, with one round corner. */
export const drawGround = (canvas: ReportCanvas, top: number, height: number, color: string) =>
  canvas.drawArtifact(() =>
    canvas.pdf.roundedRect(0, top, pageSize.width, height, [0, 94, 0, 0]).fill(color),
  );

/** A piece of the line with the number of its question. */
export const drawNumbered = (canvas: ReportCanvas, box: Box, number: number, isStart = false) => {
  const [x, y, width, height] = box;
  const [piece, figure] = isStart
    ? [reportColors.green, reportColors.ink]
    : [reportColors.ink, reportColors.cream];
  const label = { ...styles.note, font: 'bold', size: 11.5, line: height, color: figure } as const;
  canvas.drawBar(box, piece);
  canvas.writeLine(String(number), x + width / 2, y, label, 'center');
};

interface Tint {
  piece: string;
  ground: string;
}

/** The pieces of one area in a row: a full slot, half of one, or a dot. */
export const drawAreaStrip = (
  canvas: ReportCanvas,
  [x, y, width, height]: Box,
  { answers, score }: AuditReport,
  area: AreaScore,
  { piece, ground }: Tint,
) => {
  const line = stripLine(width, height, 4);
  for (const { id, place, piece: own } of linePieces(line, answers, area.questions)) {
    canvas.drawBar([x + place.x, y, place.width, height], ground);
    const color = score.startQuestion === id ? reportColors.green : piece;
    if (own) canvas.drawBar([x + own.x, y, own.width, height], color);
  }
};

/** The twenty answers as one line with its two bends. */
export const drawAnswerLine = (
  canvas: ReportCanvas,
  [x, y, width, thickness]: Box,
  { answers, score }: AuditReport,
) => {
  const line = answerLine(width, thickness);
  for (const { id, number, place, piece } of linePieces(line, answers)) {
    if (!piece) continue;
    const ground = [x + place.x, y + place.y, place.width, place.height] as const;
    canvas.drawBar(ground, reportColors.sand);
    const box = [x + piece.x, y + piece.y, piece.width, piece.height] as const;
    drawNumbered(canvas, box, number, score.startQuestion === id);
  }
  canvas.pdf.save().translate(x, y).lineWidth(thickness);
  for (const bend of line.bends) canvas.pdf.path(bend).stroke(reportColors.ink);
  canvas.pdf.restore();
};
