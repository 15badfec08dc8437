import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import { leadingSteps } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';
import { tones } from './report-colors';
import { type ReportPaper, sheet, type Words } from './report-paper';
import { drawHead, drawPiece, drawStrip, edge, styles } from './report-parts';

const footTop = sheet.height - 136;

/** @returns the y below */
const drawHolds = (paper: ReportPaper, report: AuditReport) => {
  const { holds } = report;
  paper.tagged('H2', () => paper.line(words.holdsTitle, edge.left, 118, styles.title));
  const top = 180;
  if (holds.length === 0) {
    const text = [{ text: words.nothingHolds, style: styles.text }];
    return paper.tagged('P', () => paper.paragraph(text, edge.left, top, 480));
  }
  const inner = 271;
  const quiet = { ...styles.text, size: 13.5, line: 19.6 };
  const texts = holds.map(({ said, text }) => ({
    told: [{ text: words.said(said), style: quiet }],
    praise: [{ text, style: styles.text }],
  }));
  const heights = texts.map(
    ({ told, praise }) => paper.height(told, inner) + paper.height(praise, inner),
  );
  const height = 127 + Math.max(...heights);
  holds.forEach(({ area, questionId, title }, index) => {
    const x = edge.left + index * 343;
    const corners = index === 0 ? [24, 62, 24, 24] : [24, 24, 62, 24];
    const [a = 24, b = 24, c = 24, d = 24] = corners;
    paper.decoration(() => {
      paper.box([x, top, 323, height], [a, b, c, d], tones.mint);
      drawPiece(paper, [x + 26, top + 65, 64, 20], questionId);
    });
    paper.tagged('H3', () => paper.line(title, x + 26, top + 20, styles.name));
    const figure = { ...styles.text, font: 'bold', line: 31 } as const;
    paper.tagged('P', () =>
      paper.line(areaWords[area.id].name, x + 279, top + 22, figure, 'right'),
    );
    const { told, praise } = texts[index] ?? { told: [], praise: [] };
    const below = paper.tagged('P', () => paper.paragraph(told, x + 26, top + 99, inner));
    paper.tagged('P', () => paper.paragraph(praise, x + 26, below + 6, inner));
  });
  return top + height;
};

const textLeft = 330;

/** Said and step of one row in a size. */
const rowTexts = ({ said, step }: AuditReport['steps'][number], size: number) => {
  const strong = { ...styles.text, font: 'medium', size, line: size * 1.5 } as const;
  const told: Words[] = [
    {
      text: words.said(said),
      style: { ...styles.text, size: size - 1.5, line: (size - 1.5) * 1.45, color: tones.stone },
    },
  ];
  const next: Words[] = [
    { text: words.nextStep, style: { ...strong, font: 'bold' } },
    { text: step, style: strong },
  ];
  return { told, next };
};

const drawSteps = (paper: ReportPaper, report: AuditReport, from: number) => {
  paper.tagged('H2', () => paper.line(words.nextTitle, edge.left, from, styles.title));
  let y = from + 60;
  const ruleTop = y;
  paper.decoration(() => paper.rule(edge.left, ruleTop, edge.right - edge.left, 2, tones.ink));
  const leading = report.steps.slice(0, leadingSteps);
  if (leading.length === 0) {
    const text = [{ text: words.nothingToDo, style: styles.text }];
    paper.tagged('P', () => paper.paragraph(text, edge.left, ruleTop + 20, 480));
    return;
  }
  const width = edge.right - textLeft;
  const heightOf = (size: number) =>
    leading.reduce((sum, row) => {
      const { told, next } = rowTexts(row, size);
      return sum + Math.max(paper.height(told, width) + paper.height(next, width) + 44, 110);
    }, 0);
  // The largest size at which all three fit above the foot.
  const size = [16, 15.5, 15, 14.5, 14, 13.5].find((one) => y + heightOf(one) < footTop - 12) ?? 13;
  // What is left over goes between the rows.
  const air = Math.min((footTop - y - heightOf(size)) / 3, 24);
  paper.group('L', () =>
    leading.forEach((row, index) => {
      const { area } = row;
      const { told, next } = rowTexts(row, size);
      const top = y;
      paper.decoration(() => {
        if (index > 0) paper.rule(edge.left, top, edge.right - edge.left, 1.5, tones.hair);
        const tint = { piece: tones.ink, ground: tones.sand };
        drawStrip(paper, [150, top + 61, 158, 14], report, area, tint);
      });
      const numeral = { ...styles.name, size: 64, line: 55 };
      const figure = { ...styles.text, font: 'bold', size: 14, line: 14 } as const;
      const end = paper.group('LI', () => {
        paper.tagged('Lbl', () => paper.line(String(index + 1), edge.left, top + 18, numeral));
        return paper.tagged('LBody', () => {
          paper.line(areaWords[area.id].name, 150, top + 18, styles.name);
          paper.line(words.points(area.points, area.most), 150, top + 87, figure);
          const below = paper.paragraph(told, textLeft, top + 18, width);
          return paper.paragraph(next, textLeft, below + 10, width);
        });
      });
      y = Math.max(end + 16, top + 110) + air;
    }),
  );
};

const drawFoot = (paper: ReportPaper, { score }: AuditReport) => {
  const { pdf } = paper;
  const invitation = words.invitation(score);
  paper.decoration(() => paper.box([0, footTop, sheet.width, 137], [0, 94, 0, 0], tones.ink));
  const title = { ...styles.name, line: 32.5, color: tones.cream };
  paper.tagged('H2', () => paper.line(invitation.title, edge.left, footTop + 26, title));
  const quiet = { ...styles.text, size: 14.5, line: 21.75, color: tones.sage };
  const text = [{ text: invitation.text, style: quiet }];
  paper.tagged('P', () => paper.paragraph(text, edge.left, footTop + 64, 380));
  const label = { ...styles.text, font: 'bold', size: 17, line: 56 } as const;
  const width = paper.width(words.talk, label) + 92;
  const left = 714 - width;
  const top = footTop + 40;
  paper.decoration(() => {
    paper.bar(left, top, width, 56, tones.green);
    pdf.circle(left + width - 28, top + 28, 22).fill(tones.ink);
    pdf
      .save()
      .translate(left + width - 38, top + 18)
      .scale(20 / 24)
      .path('M4 12h15M13 5.5 19.5 12 13 18.5')
      .lineWidth(2.6)
      .lineCap('round')
      .lineJoin('round')
      .stroke(tones.cream)
      .restore();
  });
  const subject = encodeURIComponent(words.talkSubject);
  const url = `mailto:${agency.email}?subject=${subject}`;
  paper.link([left, top, width, 56], url, words.talk, () =>
    paper.line(words.talk, left + 26, top, label),
  );
};

/** What holds, what to do next in this order, and an invitation to talk. */
export const drawSecondPage = (paper: ReportPaper, report: AuditReport) => {
  paper.page(tones.cream);
  drawHead(paper, report);
  drawSteps(paper, report, drawHolds(paper, report) + 36);
  drawFoot(paper, report);
};
