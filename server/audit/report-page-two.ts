import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { AuditReport } from './report';
import { tones } from './report-colors';
import { type ReportPaper, sheet, type Words } from './report-paper';
import { drawHead, drawPiece, edge, styles } from './report-parts';
import { drawSteps, stepsHeight } from './report-steps';

/** Clear paper between the last step and the foot, and under the last line of the foot. */
const clear = 24;

/** Sizes of a step in px; the first at which all of the page fits is taken, the last one whatever happens. */
const sizes = [16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5, 12];

/** What is said of an answer, and what was said, beside a step of this size; neither under 9 pt. */
const plain = (step: number) => {
  const size = Math.max(step - 1, 12);
  return { ...styles.text, size, line: size * 1.5 };
};
const quiet = (step: number) => {
  const size = Math.max(step - 2.5, 12);
  return { ...styles.text, size, line: size * 1.45 };
};

const holdsTop = 180;
const cardWidth = 271;

/** What was said and what it is worth, of each praised answer. */
const holdsTexts = ({ holds }: AuditReport, size: number) =>
  holds.map(({ said, text }) => ({
    told: [{ text: words.said(said), style: quiet(size) }],
    praise: [{ text, style: plain(size) }],
  }));

const noHolds = (size: number) => [{ text: words.nothingHolds, style: plain(size) }];

const holdsHeight = (paper: ReportPaper, report: AuditReport, size: number) => {
  if (report.holds.length === 0) return paper.height(noHolds(size), 480);
  const heights = holdsTexts(report, size).map(
    ({ told, praise }) => paper.height(told, cardWidth) + paper.height(praise, cardWidth),
  );
  return 127 + Math.max(...heights);
};

const drawHolds = (paper: ReportPaper, report: AuditReport, size: number) => {
  paper.tagged('H2', () => paper.line(words.holdsTitle, edge.left, 118, styles.title));
  if (report.holds.length === 0)
    paper.tagged('P', () => paper.paragraph(noHolds(size), edge.left, holdsTop, 480));
  const height = holdsHeight(paper, report, size);
  const texts = holdsTexts(report, size);
  report.holds.forEach(({ area, questionId, title }, index) => {
    const x = edge.left + index * 343;
    const corners = index === 0 ? [24, 62, 24, 24] : [24, 24, 62, 24];
    const [a = 24, b = 24, c = 24, d = 24] = corners;
    paper.decoration(() => {
      paper.box([x, holdsTop, 323, height], [a, b, c, d], tones.mint);
      drawPiece(paper, [x + 26, holdsTop + 65, 64, 20], questionId);
    });
    paper.tagged('H3', () => paper.line(title, x + 26, holdsTop + 20, styles.name));
    const name = areaWords[area.id].name;
    const figure = { ...styles.text, font: 'bold', line: 31 } as const;
    // Beside the title, or beside the piece where a long title leaves no room.
    const isBeside = paper.width(title, styles.name) + 16 + paper.width(name, figure) <= 253;
    const [right, top] = isBeside ? [x + 279, holdsTop + 22] : [x + 297, holdsTop + 59];
    paper.tagged('P', () => paper.line(name, right, top, figure, 'right'));
    const { told, praise } = texts[index] ?? { told: [], praise: [] };
    const below = paper.tagged('P', () => paper.paragraph(told, x + 26, holdsTop + 99, cardWidth));
    paper.tagged('P', () => paper.paragraph(praise, x + 26, below + 6, cardWidth));
  });
};

const wide = edge.right - edge.left;

const noticeTexts = ({ notices }: AuditReport, size: number): Words[][] =>
  notices.map((notice, index) => [
    { text: words.noticed[index] ?? '', style: { ...plain(size), font: 'bold' } },
    { text: notice, style: plain(size) },
  ]);

/** With the space above them. */
const noticesHeight = (paper: ReportPaper, report: AuditReport, size: number) =>
  noticeTexts(report, size).reduce((sum, text) => sum + paper.height(text, wide) + 5, 0) +
  (report.notices.length > 0 ? 13 : 0);

const drawNotices = (paper: ReportPaper, report: AuditReport, size: number, from: number) => {
  let y = from + 18;
  for (const text of noticeTexts(report, size))
    y = paper.tagged('P', () => paper.paragraph(text, edge.left, y, wide)) + 5;
};

const footText = ({ score }: AuditReport) => [
  {
    text: words.invitation(score).text,
    style: { ...styles.text, size: 14.5, line: 21.75, color: tones.sage },
  },
];
const footWidth = 380;

const footTopOf = (paper: ReportPaper, report: AuditReport) =>
  sheet.height - 64 - paper.height(footText(report), footWidth) - clear - 4.5;

const drawFoot = (paper: ReportPaper, report: AuditReport, footTop: number) => {
  const { pdf } = paper;
  const height = sheet.height - footTop;
  paper.decoration(() =>
    paper.box([0, footTop, sheet.width, height + 1], [0, 94, 0, 0], tones.ink),
  );
  const title = { ...styles.name, line: 32.5, color: tones.cream };
  const invitation = words.invitation(report.score);
  paper.tagged('H2', () => paper.line(invitation.title, edge.left, footTop + 26, title));
  paper.tagged('P', () => paper.paragraph(footText(report), edge.left, footTop + 64, footWidth));
  const label = { ...styles.text, font: 'bold', size: 17, line: 56 } as const;
  const width = paper.width(words.talk, label) + 92;
  const left = 714 - width;
  const top = footTop + (height - 56) / 2;
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

/** What holds, what contradicts itself, what to do next in this order, and an invitation to talk. */
export const drawSecondPage = (paper: ReportPaper, report: AuditReport) => {
  paper.page(tones.cream);
  drawHead(paper, report);
  const footTop = footTopOf(paper, report);
  const stepsTop = (size: number) =>
    holdsTop + holdsHeight(paper, report, size) + noticesHeight(paper, report, size) + 30;
  const bottom = footTop - clear;
  const fits = (size: number) => stepsTop(size) + stepsHeight(paper, report, size) <= bottom;
  const size = sizes.find(fits) ?? 12;
  drawHolds(paper, report, size);
  drawNotices(paper, report, size, holdsTop + holdsHeight(paper, report, size));
  drawSteps(paper, report, size, [stepsTop(size), bottom]);
  drawFoot(paper, report, footTop);
};
