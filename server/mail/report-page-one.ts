import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import type { AuditReport } from './report';
import { type ReportCanvas, pageSize, type TextStyle } from './report-canvas';
import { reportColors } from './report-colors';
import {
  drawAnswerLine,
  drawAreaStrip,
  drawGround,
  drawHeader,
  drawRule,
  grid,
  styles,
} from './report-parts';

/** Tops and sizes on this page. */
const page = {
  headline: { top: 128, line: 54 },
  total: { top: 284, left: -8, air: 20 },
  /** The text beside the total ends where its figures stand. */
  legend: { bottom: 456, width: 356, of: 40 },
  line: { top: 496, thickness: 28 },
  key: { top: 682.5, bar: 686, thickness: 12, lengths: [48, 24, 12], air: 10, gap: 30 },
  count: 706,
};

/** The six areas, on a ground of their own at the foot of the page. */
const areas = {
  top: pageSize.height - 340,
  height: 341,
  firstRow: 38,
  row: 47,
  name: 106,
  strip: { left: 224, top: 13.5, width: 300, height: 20 },
  tag: { top: 11.5, height: 24, inside: 10, air: 12 },
};

const drawScore = (canvas: ReportCanvas, { score, answers }: AuditReport) => {
  const { headline, total, legend } = page;
  const title = { ...styles.title, size: 52, line: headline.line, spacing: -0.78 };
  canvas.drawElement('H1', () => {
    words.headline(score).forEach((sentence, index) => {
      canvas.writeLine(sentence, grid.left, headline.top + index * headline.line, title);
    });
  });
  const figures: TextStyle = { ...styles.title, size: 232, line: 171.7, spacing: -9.3 };
  const left = grid.left + canvas.textWidth(String(score.total), figures) + total.air;
  const style = { ...styles.text, size: 15.5, line: 23.3 };
  const texts = [{ text: words.legend(score, answers), style }];
  const text = canvas.element(texts, left, legend.width);
  const top = legend.bottom - text.height;
  canvas.drawElement('P', () => {
    canvas.writeLine(String(score.total), grid.left + total.left, total.top, figures);
    canvas.writeLine(words.of, left, top - legend.of, styles.name);
  });
  text.draw(top);
};

const drawKey = (canvas: ReportCanvas, { score }: AuditReport) => {
  const { top, bar, thickness, lengths, air, gap } = page.key;
  let left = grid.left;
  lengths.forEach((length, index) => {
    const key = words.key[index] ?? '';
    const at = left + length + air;
    canvas.drawArtifact(() => canvas.drawBar([left, bar, length, thickness], reportColors.ink));
    canvas.drawLine('P', key, at, top, styles.note);
    left = at + canvas.textWidth(key, styles.note) + gap;
  });
  const style: TextStyle = { ...styles.note, font: 'body', color: reportColors.stone };
  const text = [`${words.count(score)}.`, words.countNote, ...words.ties(score)].join(' ');
  canvas.element([{ text, style }], grid.left, grid.width).draw(page.count);
};

const drawArea = (canvas: ReportCanvas, report: AuditReport, index: number) => {
  const { strongest, weakest, isEven } = report.score;
  const { row, strip, tag } = areas;
  const area = report.score.areas[index];
  if (!area) return;
  const y = areas.top + areas.firstRow + index * row;
  canvas.drawArtifact(() => {
    if (index > 0) drawRule(canvas, y, reportColors.hairOnForest);
    const tint = { piece: reportColors.cream, ground: reportColors.moss };
    const box = [grid.left + strip.left, y + strip.top, strip.width, strip.height] as const;
    drawAreaStrip(canvas, box, report, area, tint);
  });
  canvas.drawElement('P', () => {
    const note: TextStyle = { ...styles.note, line: row, color: reportColors.sage };
    if (area.part !== report.score.areas[index - 1]?.part)
      canvas.writeLine(partNames[area.part], grid.left, y, note);
    const name = { ...styles.name, size: 22, line: row, color: reportColors.cream };
    canvas.writeLine(areaWords[area.id].name, grid.left + areas.name, y, name);
    const figure: TextStyle = { ...note, font: 'bold', size: 16, color: reportColors.cream };
    const count = words.points(area.points, area.maxPoints);
    canvas.writeLine(count, grid.right, y, figure, 'right');
    const isStrongest = area === strongest;
    if (isEven || (!isStrongest && area !== weakest)) return;
    const text = isStrongest ? words.strongest : words.weakest;
    const label: TextStyle = { ...styles.note, font: 'bold', size: 12, line: tag.height };
    const width = canvas.textWidth(text, label) + 2 * tag.inside;
    const left = grid.right - canvas.textWidth(count, figure) - tag.air - width;
    const color = isStrongest ? reportColors.mint : reportColors.marigold;
    canvas.drawBar([left, y + tag.top, width, tag.height], color);
    canvas.writeLine(text, left + tag.inside, y + tag.top, label);
  });
};

/** Draws the result: the total, the line of twenty pieces and the six areas. */
export const drawFirstPage = (canvas: ReportCanvas, report: AuditReport) => {
  const { line } = page;
  canvas.addPage(reportColors.cream);
  drawHeader(canvas, report);
  drawScore(canvas, report);
  canvas.drawElement(
    'Figure',
    () => drawAnswerLine(canvas, [grid.left, line.top, grid.width, line.thickness], report),
    { alt: words.picture },
  );
  drawKey(canvas, report);
  drawGround(canvas, areas.top, areas.height, reportColors.forest);
  report.score.areas.forEach((_, index) => drawArea(canvas, report, index));
};
