import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import { questionIds } from '@/features/brand-audit/answers';
import type { AuditReport } from './report';
import { type Block, pageSize, type ReportCanvas, stack, type TextStyle } from './report-canvas';
import { reportColors } from './report-colors';
import { drawGround, drawHeader, drawNumbered, grid, styles } from './report-parts';
import { weekSteps } from './report-steps';

/** Space between the last step and the footer, and below the footer's last line, in px. */
const clear = 24;
/** Above the title of the steps. */
const stepsAir = 30;

/** Sizes of a step in px: the largest at which the page fits is used, or the least. */
const sizes = { most: 16, least: 12, step: 0.5 };

/** Text of the advice and of the answer beside a step of this size; neither is below 9 pt. */
const textsBeside = (step: number) => {
  const plain = Math.max(step - 1, sizes.least);
  const quiet = Math.max(step - 2.5, sizes.least);
  return {
    plain: { ...styles.text, size: plain, line: plain * 1.5 },
    quiet: { ...styles.text, size: quiet, line: quiet * 1.45 },
  };
};

/** The two cards of praise, and what stands where in one. */
const card = {
  top: 180,
  step: 343,
  width: 323,
  inside: 26,
  text: 271,
  title: 20,
  piece: { top: 65, width: 64, height: 20 },
  answer: 99,
  air: 6,
  /** Above and below its texts. */
  around: 121,
  radii: [
    [24, 62, 24, 24],
    [24, 24, 62, 24],
  ],
  /** Right end and top of the area's name: beside the title, or beside the piece where a long title leaves no room. */
  beside: { right: 279, top: 22, room: 253, air: 16 },
  below: { right: 297, top: 59 },
  /** Width of the text if nothing is praised. */
  empty: 480,
};

/** The pairs that contradict each other, below the cards. */
const pairs = { above: 18, around: 13, air: 5 };

/** The invitation at the foot. */
const foot = {
  width: 380,
  title: 26,
  text: 64,
  below: 4.5,
  button: { right: 714, height: 56, inside: 26, arrow: 28, radius: 22, around: 92 },
};

const praise = (canvas: ReportCanvas, report: AuditReport, size: number): Block => {
  const { plain, quiet } = textsBeside(size);
  if (report.praise.length === 0)
    return canvas.element([{ text: words.noStrengths, style: plain }], grid.left, card.empty);
  const { piece, beside } = card;
  const cards = report.praise.map(({ area, questionId, title, answerText, text }, index) => {
    const x = grid.left + index * card.step;
    const left = x + card.inside;
    const answer = [{ text: words.youSaid(answerText), style: quiet }];
    const texts = stack(
      [answer, [{ text, style: plain }]].map((one) => canvas.element(one, left, card.text)),
      card.air,
    );
    const name = areaWords[area.id].name;
    const nameStyle: TextStyle = { ...styles.text, font: 'bold', line: 31 };
    const used = canvas.textWidth(title, styles.name) + canvas.textWidth(name, nameStyle);
    const { right, top } = used + beside.air <= beside.room ? beside : card.below;
    const draw = (y: number, height: number) => {
      canvas.drawArtifact(() => {
        canvas.pdf
          .roundedRect(x, y, card.width, height, card.radii[index] ?? [])
          .fill(reportColors.mint);
        const box = [left, y + piece.top, piece.width, piece.height] as const;
        drawNumbered(canvas, box, questionIds.indexOf(questionId) + 1);
      });
      canvas.drawLine('H3', title, left, y + card.title, styles.name);
      canvas.drawLine('P', name, x + right, y + top, nameStyle, 'right');
      texts.draw(y + card.answer);
    };
    return { height: card.around + texts.height, draw };
  });
  const height = Math.max(...cards.map((one) => one.height));
  return { height, draw: (y) => cards.forEach(({ draw }) => draw(y, height)) };
};

const contradictions = (canvas: ReportCanvas, report: AuditReport, size: number): Block => {
  const { plain } = textsBeside(size);
  const texts = report.contradictions.map((text, index) => {
    const lead = words.contradictionLeads[index] ?? '';
    const bold: TextStyle = { ...plain, font: 'bold' };
    const told = [
      { text: lead, style: bold },
      { text, style: plain },
    ];
    return canvas.element(told, grid.left, grid.width);
  });
  if (texts.length === 0) return stack([]);
  const { height, draw } = stack(texts, pairs.air);
  return { height: height + pairs.around + pairs.air, draw: (y) => draw(y + pairs.above) };
};

/** Draws the invitation to talk. @returns its top */
const layOutFoot = (canvas: ReportCanvas, { score }: AuditReport) => {
  const invitation = words.invitation(score);
  const style = { ...styles.text, size: 14.5, line: 21.75, color: reportColors.sage };
  const text = canvas.element([{ text: invitation.text, style }], grid.left, foot.width);
  const height = foot.text + text.height + clear + foot.below;
  const y = pageSize.height - height;
  const drawButton = () => {
    const { pdf } = canvas;
    const { button } = foot;
    const label: TextStyle = { ...styles.text, font: 'bold', size: 17, line: button.height };
    const width = canvas.textWidth(words.talk, label) + button.around;
    const left = button.right - width;
    const top = y + (height - button.height) / 2;
    const [arrowX, arrowY] = [left + width - button.arrow, top + button.arrow];
    canvas.drawArtifact(() => {
      canvas.drawBar([left, top, width, button.height], reportColors.green);
      pdf.circle(arrowX, arrowY, button.radius).fill(reportColors.ink);
      pdf
        .save()
        .translate(arrowX - 10, arrowY - 10)
        .scale(20 / 24)
        .path('M4 12h15M13 5.5 19.5 12 13 18.5')
        .lineWidth(2.6)
        .lineCap('round')
        .lineJoin('round')
        .stroke(reportColors.cream)
        .restore();
    });
    const url = `mailto:${agency.email}?subject=${encodeURIComponent(words.talkSubject)}`;
    canvas.drawLink([left, top, width, button.height], url, words.talk, () =>
      canvas.writeLine(words.talk, left + button.inside, top, label),
    );
  };
  const draw = () => {
    drawGround(canvas, y, height + 1, reportColors.ink);
    const title = { ...styles.name, line: 32.5, color: reportColors.cream };
    canvas.drawLine('H2', invitation.title, grid.left, y + foot.title, title);
    text.draw(y + foot.text);
    drawButton();
  };
  return { top: y, draw };
};

/** Draws strengths, contradictions, next steps in order and an invitation to talk. */
export const drawSecondPage = (canvas: ReportCanvas, report: AuditReport) => {
  canvas.addPage(reportColors.cream);
  drawHeader(canvas, report);
  const invitation = layOutFoot(canvas, report);
  const bottom = invitation.top - clear;
  const layOut = (size: number) => {
    const cards = praise(canvas, report, size);
    const told = contradictions(canvas, report, size);
    const steps = weekSteps(canvas, report, size, bottom);
    const toldTop = card.top + cards.height;
    const stepsTop = toldTop + told.height + stepsAir;
    const draw = () => {
      cards.draw(card.top);
      told.draw(toldTop);
      steps.draw(stepsTop);
    };
    return { draw, end: stepsTop + steps.height };
  };
  let page = layOut(sizes.most);
  for (let size = sizes.most; page.end > bottom && size > sizes.least;) {
    size -= sizes.step;
    page = layOut(size);
  }
  canvas.drawLine('H2', words.strengthsTitle, grid.left, grid.top, styles.title);
  page.draw();
  invitation.draw();
};
