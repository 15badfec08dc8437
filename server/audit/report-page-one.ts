import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import { questionIds } from '@/features/brand-audit/schema';
import type { AuditReport } from './report';
import { tones } from './report-colors';
import { type ReportPaper, sheet } from './report-paper';
import { drawHead, drawLine, drawStrip, edge, styles } from './report-parts';

const drawScore = (paper: ReportPaper, { score, answers }: AuditReport) => {
  const headline = { ...styles.title, size: 52, line: 54, spacing: -0.78 };
  paper.tagged('H1', () => {
    words.headline(score).forEach((sentence, index) => {
      paper.line(sentence, edge.left, 128 + index * 54, headline);
    });
  });
  const total = {
    font: 'display',
    size: 232,
    line: 171.7,
    color: tones.ink,
    spacing: -9.3,
  } as const;
  const width = paper.width(String(score.total), total);
  const left = edge.left + width + 20;
  const legend = [
    { text: words.legend(score, answers), style: { ...styles.text, size: 15.5, line: 23.3 } },
  ];
  const top = 456 - paper.height(legend, 356);
  paper.tagged('P', () => {
    paper.line(String(score.total), edge.left - 8, 284, total);
    paper.line(words.of, left, top - 40, styles.name);
  });
  paper.tagged('P', () => paper.paragraph(legend, left, top, 356));
};

const drawKey = (paper: ReportPaper, { score }: AuditReport) => {
  let left = edge.left;
  [48, 24, 12].forEach((length, index) => {
    const at = left;
    paper.decoration(() => paper.bar(at, 686, length, 12, tones.ink));
    const key = words.key[index] ?? '';
    const width = paper.tagged('P', () => paper.line(key, at + length + 10, 682.5, styles.note));
    left += length + 10 + width + 30;
  });
  const quiet = { ...styles.note, font: 'body', color: tones.stone } as const;
  paper.tagged('P', () =>
    paper.line(`${words.count(score)}. ${words.countNote}`, edge.left, 714, quiet),
  );
};

const areasTop = sheet.height - 364;

const drawArea = (paper: ReportPaper, report: AuditReport, index: number) => {
  const { areas, strongest, weakest, isEven } = report.score;
  const area = areas[index];
  if (!area) return;
  const y = areasTop + 38 + index * 47;
  paper.decoration(() => {
    if (index > 0) paper.rule(edge.left, y, edge.right - edge.left, 1.5, tones.hairOnForest);
    const tint = { piece: tones.cream, ground: tones.moss };
    drawStrip(paper, [edge.left + 224, y + 13.5, 300, 20], report, area, tint);
  });
  paper.tagged('P', () => {
    if (area.part !== areas[index - 1]?.part) {
      const part = { ...styles.note, line: 47, color: tones.sage };
      paper.line(partNames[area.part], edge.left, y, part);
    }
    const name = { ...styles.name, size: 22, line: 47, color: tones.cream };
    paper.line(areaWords[area.id].name, edge.left + 106, y, name);
    const figure = {
      ...styles.note,
      font: 'bold',
      size: 16,
      line: 47,
      color: tones.cream,
    } as const;
    const count = words.points(area.points, area.most);
    const used = paper.line(count, edge.right, y, figure, 'right');
    const isStrongest = area === strongest;
    if (isEven || (!isStrongest && area !== weakest)) return;
    const tag = isStrongest ? words.strongest : words.weakest;
    const label = { ...styles.note, font: 'bold', size: 12, line: 24 } as const;
    const width = paper.width(tag, label) + 20;
    const right = edge.right - used - 12;
    paper.bar(right - width, y + 11.5, width, 24, isStrongest ? tones.mint : tones.marigold);
    paper.line(tag, right - width + 10, y + 11.5, label);
  });
};

const drawAreas = (paper: ReportPaper, report: AuditReport) => {
  paper.decoration(() => paper.box([0, areasTop, sheet.width, 365], [0, 94, 0, 0], tones.forest));
  report.score.areas.forEach((_, index) => drawArea(paper, report, index));
};

/** The result: the total, the line of twenty pieces, and the six areas. */
export const drawFirstPage = (paper: ReportPaper, report: AuditReport) => {
  paper.page(tones.cream);
  drawHead(paper, report);
  drawScore(paper, report);
  paper.tagged(
    'Figure',
    () => drawLine(paper, [edge.left, 496, edge.right - edge.left, 28], report, questionIds),
    { alt: words.picture },
  );
  drawKey(paper, report);
  drawAreas(paper, report);
};
