import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import { questionIds } from '@/features/brand-audit/schema';
import { points, scoreAudit } from '@/features/brand-audit/scoring';
import { answerLine, pieceBox, pieceLength } from '@/lib/answer-line';
import { logoShape } from '@/lib/logo-shape';

/** Size of the picture in px. */
export const cardSize = { width: 1200, height: 630 };

interface CardShape {
  /** SVG path data, moved to x and y and then scaled. */
  path: string;
  x: number;
  y: number;
  scale: number;
  color: string;
  /** Thickness of the stroke; undefined fills the path. */
  stroke?: number;
}

export interface CardText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** As in the CSS property `font`: weight, size and family. */
  font: readonly [weight: number, size: number, family: 'Gloock' | 'Outfit'];
  color: string;
  align: 'left' | 'center' | 'right';
  /** Letter spacing in em. */
  spacing: number;
}

/** @returns the width of a text in px */
type Measure = (text: string, font: CardText['font']) => number;

export interface Pen {
  measure: Measure;
  /** @returns the colour of a design token */
  color: (name: 'ink' | 'green' | 'sand' | 'cream' | 'stone') => string;
}

const edge = { left: 64, right: 1136, top: 56 };

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const bar = (x: number, y: number, width: number, height: number) => {
  const radius = height / 2;
  return `M${x + radius} ${y}h${width - height}a${radius} ${radius} 0 0 1 0 ${height}h${height - width}a${radius} ${radius} 0 0 1 0 ${-height}`;
};

const logo = (ink: string, green: string): CardShape[] => {
  const { mark, word, height } = logoShape;
  const scale = 38 / height;
  const at = { x: edge.left, y: edge.top, scale: scale * mark.scale };
  const wordAt = { x: edge.left + word.x * scale, y: edge.top + word.y * scale, scale };
  return [
    { ...at, path: mark.paths, color: ink },
    { ...at, path: circle(mark.dot.x, mark.dot.y, mark.dot.radius), color: green },
    ...word.letters.map(([offset, path]) => {
      return { ...wordAt, x: wordAt.x + offset * scale, path, color: ink, stroke: word.thickness };
    }),
    { ...wordAt, path: circle(word.dot.x, word.dot.y, word.dot.radius), color: green },
  ];
};

/** Shortens a text until it fits on one line. */
const fit = (text: string, width: number, font: CardText['font'], measure: Measure) => {
  if (measure(text, font) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`, font) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/**
 * The picture of an audit to take along: logo, company, date, points and the line, measured as in the report
 * (docs/rules.md#audit-line).
 *
 * @param pen measures texts and names colours
 * @returns shapes and texts, lowest first
 */
export const lineCard = ({ company, takenAt, answers }: AuditReceipt, { measure, color }: Pen) => {
  const [ink, green, sand] = [color('ink'), color('green'), color('sand')];
  const [cream, stone] = [color('cream'), color('stone')];
  const score = scoreAudit(answers);
  const line = answerLine(edge.right - edge.left, 40, { gap: 9 });
  const shapes = logo(ink, green);
  const label = { font: [600, 16, 'Outfit'], align: 'center', spacing: 0 } as const;
  const at = { x: edge.left, y: 334, scale: 1 };
  const texts: CardText[] = [];
  questionIds.forEach((id, index) => {
    const place = pieceBox(line, index);
    const length = pieceLength(points[answers[id]], line.slotWidth, line.thickness);
    const piece = pieceBox(line, index, length);
    if (!place || !piece) return;
    const isStart = score.startQuestion === id;
    const box = [piece.x, piece.y, piece.width, piece.height] as const;
    shapes.push({ ...at, path: bar(place.x, place.y, place.width, place.height), color: sand });
    shapes.push({ ...at, path: bar(...box), color: isStart ? green : ink });
    const middle = { x: at.x + piece.x + length / 2, y: at.y + piece.y + 25.5 };
    texts.push({ ...label, ...middle, text: `${index + 1}`, color: isStart ? ink : cream });
  });
  for (const path of line.bends) shapes.push({ ...at, path, color: ink, stroke: line.thickness });

  const right = { x: edge.right, align: 'right', spacing: 0 } as const;
  const name = [500, 19, 'Outfit'] as const;
  const small = [400, 30, 'Gloock'] as const;
  texts.push(
    { ...right, text: fit(company, 620, name, measure), y: 74, font: name, color: ink },
    { ...right, text: words.date(takenAt), y: 100, font: name, color: stone },
    { ...right, text: words.of, y: 277, font: small, color: ink },
    {
      ...right,
      text: String(score.total),
      x: edge.right - measure(words.of, small) - 15,
      y: 277,
      font: [400, 168, 'Gloock'],
      color: ink,
      spacing: -0.03,
    },
  );
  words.headline(score).forEach((text, index) => {
    const size = 76;
    const y = 212 + index * 79;
    texts.push({
      text,
      x: edge.left,
      y,
      font: [400, size, 'Gloock'],
      color: ink,
      align: 'left',
      spacing: -0.015,
    });
  });
  return { name: agency.name, ground: cream, shapes, texts };
};

export type LineCard = ReturnType<typeof lineCard>;
