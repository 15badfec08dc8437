import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import { questionIds } from '@/features/brand-audit/schema';
import type { AuditReport } from './report';
import { reportColors } from './report-colors';
import { type ReportCanvas, pageSize } from './report-canvas';
import { drawHeader, drawAnswerLine, drawAreaStrip, edge, styles } from './report-parts';

const drawScore = (canvas: ReportCanvas, { score, answers }: AuditReport) => {
  const headline = { ...styles.title, size: 52, line: 54, spacing: -0.78 };
  canvas.drawElement('H1', () => {
    words.headline(score).forEach((sentence, index) => {
      canvas.writeLine(sentence, edge.left, 128 + index * 54, headline);
    });
  });
  const total = {
    font: 'display',
    size: 232,
    line: 171.7,
    color: reportColors.ink,
    spacing: -9.3,
  } as const;
  const width = canvas.textWidth(String(score.total), total);
  const left = edge.left + width + 20;
  const legend = [
    { text: words.legend(score, answers), style: { ...styles.text, size: 15.5, line: 23.3 } },
  ];
  const top = 456 - canvas.paragraphHeight(legend, 356);
  canvas.drawElement('P', () => {
    canvas.writeLine(String(score.total), edge.left - 8, 284, total);
    canvas.writeLine(words.of, left, top - 40, styles.name);
  });
  canvas.drawElement('P', () => canvas.writeParagraph(legend, left, top, 356));
};

const drawKey = (canvas: ReportCanvas, { score }: AuditReport) => {
  let left = edge.left;
  [48, 24, 12].forEach((length, index) => {
    const at = left;
    canvas.drawArtifact(() => canvas.drawBar(at, 686, length, 12, reportColors.ink));
    const key = words.key[index] ?? '';
    const width = canvas.drawElement('P', () =>
      canvas.writeLine(key, at + length + 10, 682.5, styles.note),
    );
    left += length + 10 + width + 30;
  });
  const quiet = { ...styles.note, font: 'body', color: reportColors.stone } as const;
  canvas.drawElement('P', () =>
    canvas.writeLine(`${words.count(score)}. ${words.countNote}`, edge.left, 714, quiet),
  );
};

const areasTop = pageSize.height - 364;

const drawArea = (canvas: ReportCanvas, report: AuditReport, index: number) => {
  const { areas, strongest, weakest, isEven } = report.score;
  const area = areas[index];
  if (!area) return;
  const y = areasTop + 38 + index * 47;
  canvas.drawArtifact(() => {
    if (index > 0)
      canvas.drawRule(edge.left, y, edge.right - edge.left, 1.5, reportColors.hairOnForest);
    const tint = { piece: reportColors.cream, ground: reportColors.moss };
    drawAreaStrip(canvas, [edge.left + 224, y + 13.5, 300, 20], report, area, tint);
  });
  canvas.drawElement('P', () => {
    if (area.part !== areas[index - 1]?.part) {
      const part = { ...styles.note, line: 47, color: reportColors.sage };
      canvas.writeLine(partNames[area.part], edge.left, y, part);
    }
    const name = { ...styles.name, size: 22, line: 47, color: reportColors.cream };
    canvas.writeLine(areaWords[area.id].name, edge.left + 106, y, name);
    const figure = {
      ...styles.note,
      font: 'bold',
      size: 16,
      line: 47,
      color: reportColors.cream,
    } as const;
    const count = words.points(area.points, area.maxPoints);
    const used = canvas.writeLine(count, edge.right, y, figure, 'right');
    const isStrongest = area === strongest;
    if (isEven || (!isStrongest && area !== weakest)) return;
    const tag = isStrongest ? words.strongest : words.weakest;
    const label = { ...styles.note, font: 'bold', size: 12, line: 24 } as const;
    const width = canvas.textWidth(tag, label) + 20;
    const right = edge.right - used - 12;
    canvas.drawBar(
      right - width,
      y + 11.5,
      width,
      24,
      isStrongest ? reportColors.mint : reportColors.marigold,
    );
    canvas.writeLine(tag, right - width + 10, y + 11.5, label);
  });
};

const drawAreas = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.drawArtifact(() =>
    canvas.drawBox([0, areasTop, pageSize.width, 365], [0, 94, 0, 0], reportColors.forest),
  );
  report.score.areas.forEach((_, index) => drawArea(canvas, report, index));
};

/** Draws the result: the total, the line of twenty pieces and the six areas. */
export const drawFirstPage = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.addPage(reportColors.cream);
  drawHeader(canvas, report);
  drawScore(canvas, report);
  canvas.drawElement(
    'Figure',
    () => drawAnswerLine(canvas, [edge.left, 496, edge.right - edge.left, 28], report, questionIds),
    { alt: words.picture },
  );
  drawKey(canvas, report);
  drawAreas(canvas, report);
};
