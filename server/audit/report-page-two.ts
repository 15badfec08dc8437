import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { AuditReport } from './report';
import { reportColors } from './report-colors';
import { type ReportCanvas, pageSize, type StyledText } from './report-canvas';
import { drawHeader, drawAnswerPiece, edge, styles } from './report-parts';
import { drawSteps, measureSteps } from './report-steps';

/** Space between the last step and the footer, and below the footer's last line, in px. */
const clear = 24;

/** Sizes of a step in px: the first at which the page fits is used, else the last. */
const sizes = [16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5, 12];

/** Text sizes of the advice and the answer beside a step of this size; neither is below 9 pt. */
const plain = (step: number) => {
  const size = Math.max(step - 1, 12);
  return { ...styles.text, size, line: size * 1.5 };
};
const quiet = (step: number) => {
  const size = Math.max(step - 2.5, 12);
  return { ...styles.text, size, line: size * 1.45 };
};

const praiseTop = 180;
const cardWidth = 271;

/** @returns each praised answer with its praise. */
const praiseTexts = ({ praise }: AuditReport, size: number) =>
  praise.map(({ answerText, text }) => ({
    answer: [{ text: words.youSaid(answerText), style: quiet(size) }],
    praise: [{ text, style: plain(size) }],
  }));

const noPraise = (size: number) => [{ text: words.noStrengths, style: plain(size) }];

const praiseHeight = (canvas: ReportCanvas, report: AuditReport, size: number) => {
  if (report.praise.length === 0) return canvas.paragraphHeight(noPraise(size), 480);
  const heights = praiseTexts(report, size).map(
    ({ answer, praise }) =>
      canvas.paragraphHeight(answer, cardWidth) + canvas.paragraphHeight(praise, cardWidth),
  );
  return 127 + Math.max(...heights);
};

const drawPraise = (canvas: ReportCanvas, report: AuditReport, size: number) => {
  canvas.drawElement('H2', () =>
    canvas.writeLine(words.strengthsTitle, edge.left, 118, styles.title),
  );
  if (report.praise.length === 0)
    canvas.drawElement('P', () => canvas.writeParagraph(noPraise(size), edge.left, praiseTop, 480));
  const height = praiseHeight(canvas, report, size);
  const texts = praiseTexts(report, size);
  report.praise.forEach(({ area, questionId, title }, index) => {
    const x = edge.left + index * 343;
    const corners = index === 0 ? [24, 62, 24, 24] : [24, 24, 62, 24];
    const [a = 24, b = 24, c = 24, d = 24] = corners;
    canvas.drawArtifact(() => {
      canvas.drawBox([x, praiseTop, 323, height], [a, b, c, d], reportColors.mint);
      drawAnswerPiece(canvas, [x + 26, praiseTop + 65, 64, 20], questionId);
    });
    canvas.drawElement('H3', () => canvas.writeLine(title, x + 26, praiseTop + 20, styles.name));
    const name = areaWords[area.id].name;
    const areaStyle = { ...styles.text, font: 'bold', line: 31 } as const;
    // Beside the title, or beside the piece when a long title leaves no room.
    const isBeside =
      canvas.textWidth(title, styles.name) + 16 + canvas.textWidth(name, areaStyle) <= 253;
    const [right, top] = isBeside ? [x + 279, praiseTop + 22] : [x + 297, praiseTop + 59];
    canvas.drawElement('P', () => canvas.writeLine(name, right, top, areaStyle, 'right'));
    const { answer, praise } = texts[index] ?? { answer: [], praise: [] };
    const below = canvas.drawElement('P', () =>
      canvas.writeParagraph(answer, x + 26, praiseTop + 99, cardWidth),
    );
    canvas.drawElement('P', () => canvas.writeParagraph(praise, x + 26, below + 6, cardWidth));
  });
};

const wide = edge.right - edge.left;

const contradictionTexts = ({ contradictions }: AuditReport, size: number): StyledText[][] =>
  contradictions.map((contradiction, index) => [
    { text: words.contradictionLeads[index] ?? '', style: { ...plain(size), font: 'bold' } },
    { text: contradiction, style: plain(size) },
  ]);

/** Includes the space above. */
const contradictionsHeight = (canvas: ReportCanvas, report: AuditReport, size: number) =>
  contradictionTexts(report, size).reduce(
    (sum, text) => sum + canvas.paragraphHeight(text, wide) + 5,
    0,
  ) + (report.contradictions.length > 0 ? 13 : 0);

const drawNotices = (canvas: ReportCanvas, report: AuditReport, size: number, from: number) => {
  let y = from + 18;
  for (const text of contradictionTexts(report, size))
    y = canvas.drawElement('P', () => canvas.writeParagraph(text, edge.left, y, wide)) + 5;
};

const footText = ({ score }: AuditReport) => [
  {
    text: words.invitation(score).text,
    style: { ...styles.text, size: 14.5, line: 21.75, color: reportColors.sage },
  },
];
const footWidth = 380;

const footTopOf = (canvas: ReportCanvas, report: AuditReport) =>
  pageSize.height - 64 - canvas.paragraphHeight(footText(report), footWidth) - clear - 4.5;

const drawFoot = (canvas: ReportCanvas, report: AuditReport, footTop: number) => {
  const { pdf } = canvas;
  const height = pageSize.height - footTop;
  canvas.drawArtifact(() =>
    canvas.drawBox([0, footTop, pageSize.width, height + 1], [0, 94, 0, 0], reportColors.ink),
  );
  const title = { ...styles.name, line: 32.5, color: reportColors.cream };
  const invitation = words.invitation(report.score);
  canvas.drawElement('H2', () =>
    canvas.writeLine(invitation.title, edge.left, footTop + 26, title),
  );
  canvas.drawElement('P', () =>
    canvas.writeParagraph(footText(report), edge.left, footTop + 64, footWidth),
  );
  const label = { ...styles.text, font: 'bold', size: 17, line: 56 } as const;
  const width = canvas.textWidth(words.talk, label) + 92;
  const left = 714 - width;
  const top = footTop + (height - 56) / 2;
  canvas.drawArtifact(() => {
    canvas.drawBar(left, top, width, 56, reportColors.green);
    pdf.circle(left + width - 28, top + 28, 22).fill(reportColors.ink);
    pdf
      .save()
      .translate(left + width - 38, top + 18)
      .scale(20 / 24)
      .path('M4 12h15M13 5.5 19.5 12 13 18.5')
      .lineWidth(2.6)
      .lineCap('round')
      .lineJoin('round')
      .stroke(reportColors.cream)
      .restore();
  });
  const subject = encodeURIComponent(words.talkSubject);
  const url = `mailto:${agency.email}?subject=${subject}`;
  canvas.drawLink([left, top, width, 56], url, words.talk, () =>
    canvas.writeLine(words.talk, left + 26, top, label),
  );
};

/** Draws strengths, contradictions, next steps in order and an invitation to talk. */
export const drawSecondPage = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.addPage(reportColors.cream);
  drawHeader(canvas, report);
  const footTop = footTopOf(canvas, report);
  const stepsTop = (size: number) =>
    praiseTop +
    praiseHeight(canvas, report, size) +
    contradictionsHeight(canvas, report, size) +
    30;
  const bottom = footTop - clear;
  const fits = (size: number) => stepsTop(size) + measureSteps(canvas, report, size) <= bottom;
  const size = sizes.find(fits) ?? 12;
  drawPraise(canvas, report, size);
  drawNotices(canvas, report, size, praiseTop + praiseHeight(canvas, report, size));
  drawSteps(canvas, report, size, [stepsTop(size), bottom]);
  drawFoot(canvas, report, footTop);
};
