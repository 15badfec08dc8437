import { agency } from '@/content/agency';
import { reportWords } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { stripPieces } from '@/features/brand-audit/strip-pieces';
import { dottedUnit, type NameLayout } from '@/lib/alphabet/name';
import { layoutOf, nameShapes } from '@/lib/alphabet/name-picture';
import type { Pen } from '@/lib/picture/canvas';
import { lockup } from '@/lib/picture/lockup';
import type { Picture, PictureShape, PictureText } from '@/lib/picture/picture';
import type { Box } from '@/lib/point';
import { answerStrip } from '@/lib/strip';

/** Sizes and positions in px. Those of texts are baselines. */
const card = { width: 1200, height: 630, left: 64, right: 1136, top: 56 };
const logoHeight = 38;
/** The company, with the date below it, is written in pieces; in type where a letter has none. */
const companyInPieces = { maxWidth: 520, dateBaseline: 122 };
const companyInType = { maxWidth: 620, baseline: 74, dateBaseline: 100 };
const headline = { baseline: 212, rowHeight: 79 };
const score = { baseline: 277, gap: 15 };
const strip = { top: 334, thickness: 40, gap: 9, numberBaseline: 25.5 };

/** Weight, size in px and family of the texts, and their letter spacing in em. */
const styles = {
  company: { font: [500, 19, 'Outfit'], spacing: 0 },
  headline: { font: [400, 76, 'Gloock'], spacing: -0.015 },
  points: { font: [400, 168, 'Gloock'], spacing: -0.03 },
  of: { font: [400, 30, 'Gloock'], spacing: 0 },
  number: { font: [600, 16, 'Outfit'], spacing: 0 },
} as const satisfies Record<string, Pick<PictureText, 'font' | 'spacing'>>;

type Layer = Pick<Picture, 'shapes' | 'texts'>;

/**
 * The picture of an audit to take along: logo, company, date, headline, points and the strip,
 * measured as in the report (docs/rules.md#audit-strip).
 * @returns shapes and texts, lowest first
 */
export const stripCard = (receipt: AuditReceipt, pen: Pen): Picture => {
  const logoPlace = { left: card.left, top: card.top, height: logoHeight };
  const logo = lockup(logoPlace, pen.color('ink'), pen.color('green'));
  const layers = [drawStrip(receipt, pen), drawCompany(receipt, pen), drawResult(receipt, pen)];
  return {
    name: agency.name,
    width: card.width,
    height: card.height,
    ground: pen.color('cream'),
    shapes: [...logo, ...layers.flatMap(({ shapes }) => shapes)],
    texts: layers.flatMap(({ texts }) => texts),
  };
};

/** The strip of the answers; a number on each piece, and the one to start with in green. */
const drawStrip = ({ answers }: AuditReceipt, { color }: Pen): Layer => {
  const { top, thickness, gap, numberBaseline } = strip;
  const at = { x: card.left, y: top, scale: 1 };
  const geometry = answerStrip(card.right - card.left, thickness, { gap });
  const { startQuestion } = scoreAudit(answers);
  const shapes: PictureShape[] = [];
  const texts: PictureText[] = [];
  for (const { id, number, place, piece } of stripPieces(geometry, answers)) {
    if (!piece) continue;
    const isStart = id === startQuestion;
    shapes.push({ ...at, path: barPath(place), color: color('sand') });
    shapes.push({ ...at, path: barPath(piece), color: color(isStart ? 'green' : 'ink') });
    texts.push({
      ...styles.number,
      align: 'center',
      text: String(number),
      x: at.x + piece.x + piece.width / 2,
      y: at.y + piece.y + numberBaseline,
      color: color(isStart ? 'ink' : 'cream'),
    });
  }
  for (const path of geometry.bends)
    shapes.push({ ...at, path, color: color('ink'), stroke: geometry.thickness });
  return { shapes, texts };
};

/** The company at the top right, in pieces where the alphabet can write it, and the date below. */
const drawCompany = ({ company, takenAt }: AuditReceipt, { measure, color }: Pen): Layer => {
  const ink = color('ink');
  const layout = layoutOf(company);
  const { dateBaseline } = layout ? companyInPieces : companyInType;
  const text = { ...styles.company, x: card.right, align: 'right' } as const;
  const date = { ...text, text: reportWords.date(takenAt), y: dateBaseline, color: color('stone') };
  if (layout) return { shapes: companyShapes(layout, ink), texts: [date] };
  const { maxWidth, baseline } = companyInType;
  const name = shorten(company, maxWidth, (part) => measure(part, styles.company.font));
  return { shapes: [], texts: [{ ...text, text: name, y: baseline, color: ink }, date] };
};

/** Letters are four units high, as high as the logo, or less if the name is too wide. */
const companyShapes = (layout: NameLayout, ink: string) => {
  const unit = Math.min(
    dottedUnit(layout, logoHeight / 4),
    companyInPieces.maxWidth / layout.width,
  );
  const x = card.right - layout.width * unit;
  const y = card.top + layout.above * unit;
  return nameShapes(layout, { x, y, unit, color: ink, hero: ink });
};

/** The report's headline at the left, and the points of how many at the right. */
const drawResult = ({ answers }: AuditReceipt, { measure, color }: Pen): Layer => {
  const ink = color('ink');
  const result = scoreAudit(answers);
  const rows = reportWords.headline(result).map((text, row): PictureText => ({
    text,
    x: card.left,
    y: headline.baseline + row * headline.rowHeight,
    ...styles.headline,
    align: 'left',
    color: ink,
  }));
  const number = { y: score.baseline, align: 'right', color: ink } as const;
  const pointsRight = card.right - measure(reportWords.of, styles.of.font) - score.gap;
  const points: PictureText[] = [
    { ...number, ...styles.of, text: reportWords.of, x: card.right },
    { ...number, ...styles.points, text: String(result.total), x: pointsRight },
  ];
  return { shapes: [], texts: [...rows, ...points] };
};

/** @returns the path of a bar with round ends */
const barPath = ({ x, y, width, height }: Box) => {
  const radius = height / 2;
  const start = `M${x + radius} ${y}`;
  const rightEnd = `h${width - height}a${radius} ${radius} 0 0 1 0 ${height}`;
  const leftEnd = `h${height - width}a${radius} ${radius} 0 0 1 0 ${-height}`;
  return start + rightEnd + leftEnd;
};

/**
 * @param widthOf measures a text, in px
 * @returns the text, cut off with an ellipsis where it would be wider
 */
const shorten = (text: string, maxWidth: number, widthOf: (text: string) => number) => {
  if (widthOf(text) <= maxWidth) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
