import { useState } from 'react';
import { agency } from '@/content/agency';
import { reportWords } from '@/content/audit-report';
import { successWords as words } from '@/content/success';
import type { AuditReceipt } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { stripPieces } from '@/features/brand-audit/strip-pieces';
import { dottedUnit } from '@/lib/alphabet/name';
import { layoutOf, nameShapes } from '@/lib/alphabet/name-picture';
import type { Box } from '@/lib/point';
import { answerStrip } from '@/lib/strip';
import { showNotice } from '@/lib/notice';
import {
  loadPen,
  type Pen,
  type Picture,
  type PictureShape,
  type PictureText,
  savePicture,
  toPng,
  toSvg,
} from '@/lib/picture/draw-picture';
import { lockup } from '@/lib/picture/lockup';
import { embeddedFonts } from '@/lib/picture/embedded-fonts';
import { Button } from '@/ui/button';

/** Size of the picture, in px, as are all of its places. */
const cardSize = { width: 1200, height: 630 };

const edge = { left: 64, right: 1136, top: 56 };

/** @returns the path of a bar with round ends */
const bar = ({ x, y, width, height }: Box) => {
  const radius = height / 2;
  return `M${x + radius} ${y}h${width - height}a${radius} ${radius} 0 0 1 0 ${height}h${height - width}a${radius} ${radius} 0 0 1 0 ${-height}`;
};

/** Shortens a text until it fits in one row. */
const fit = (text: string, width: number, font: PictureText['font'], measure: Pen['measure']) => {
  if (measure(text, font) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`, font) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

type Layer = Pick<Picture, 'shapes' | 'texts'>;

/** The strip of the answers; a number on each piece, and the one to start with in green. */
const drawStrip = ({ answers }: AuditReceipt, { color }: Pen): Layer => {
  const [ink, sand] = [color('ink'), color('sand')];
  const at = { x: edge.left, y: 334, scale: 1 };
  const label = { font: [600, 16, 'Outfit'], align: 'center', spacing: 0 } as const;
  const strip = answerStrip(edge.right - edge.left, 40, { gap: 9 });
  const { startQuestion } = scoreAudit(answers);
  const shapes: PictureShape[] = [];
  const texts: PictureText[] = [];
  for (const { id, number, place, piece } of stripPieces(strip, answers)) {
    if (!piece) continue;
    const isStart = id === startQuestion;
    shapes.push({ ...at, path: bar(place), color: sand });
    shapes.push({ ...at, path: bar(piece), color: isStart ? color('green') : ink });
    const middle = { x: at.x + piece.x + piece.width / 2, y: at.y + piece.y + 25.5 };
    const numberColor = isStart ? ink : color('cream');
    texts.push({ ...label, ...middle, text: `${number}`, color: numberColor });
  }
  for (const path of strip.bends) shapes.push({ ...at, path, color: ink, stroke: strip.thickness });
  return { shapes, texts };
};

/** The company at the top right, written in pieces or set in type, and the date below it. */
const drawCompany = ({ company, takenAt }: AuditReceipt, { measure, color }: Pen): Layer => {
  const ink = color('ink');
  const font = [500, 19, 'Outfit'] as const;
  const right = { x: edge.right, align: 'right', font, spacing: 0 } as const;
  const date = { ...right, text: reportWords.date(takenAt), color: color('stone') };
  const layout = layoutOf(company);
  if (!layout) {
    const name = { ...right, text: fit(company, 620, font, measure), y: 74, color: ink };
    return { shapes: [], texts: [name, { ...date, y: 100 }] };
  }
  // As high as the logo, if it fits beside it.
  const unit = Math.min(dottedUnit(layout, 9.5), 520 / layout.width);
  const corner = { x: edge.right - layout.width * unit, y: edge.top + layout.above * unit };
  return {
    shapes: nameShapes(layout, { ...corner, unit, color: ink, hero: ink }),
    texts: [{ ...date, y: 122 }],
  };
};

/** The report's headline at the left, and the points of how many at the right. */
const drawResult = ({ answers }: AuditReceipt, { measure, color }: Pen): Layer => {
  const ink = color('ink');
  const score = scoreAudit(answers);
  const title = [400, 76, 'Gloock'] as const;
  const small = [400, 30, 'Gloock'] as const;
  const large = [400, 168, 'Gloock'] as const;
  const left = { x: edge.left, align: 'left', font: title, color: ink, spacing: -0.015 } as const;
  const headline = reportWords
    .headline(score)
    .map((text, row) => ({ ...left, text, y: 212 + row * 79 }));
  const right = { y: 277, align: 'right', color: ink } as const;
  const beside = edge.right - measure(reportWords.of, small) - 15;
  const points: PictureText[] = [
    { ...right, text: reportWords.of, x: edge.right, font: small, spacing: 0 },
    { ...right, text: `${score.total}`, x: beside, font: large, spacing: -0.03 },
  ];
  return { shapes: [], texts: [...headline, ...points] };
};

/**
 * The picture of an audit to take along: logo, company, date, headline, points and the strip, measured as in the report
 * (docs/rules.md#audit-strip).
 *
 * @param pen measures texts and names colours
 * @returns shapes and texts, lowest first
 */
export const stripCard = (receipt: AuditReceipt, pen: Pen): Picture => {
  const place = { left: edge.left, top: edge.top, height: 38 };
  const logo = lockup(place, pen.color('ink'), pen.color('green'));
  const layers = [drawStrip, drawCompany, drawResult].map((draw) => draw(receipt, pen));
  return {
    name: agency.name,
    ...cardSize,
    ground: pen.color('cream'),
    shapes: [...logo, ...layers.flatMap(({ shapes }) => shapes)],
    texts: layers.flatMap(({ texts }) => texts),
  };
};

/** The first button takes the focus from the one that it replaces. */
const focusFirst = (buttons: Element | null) => buttons?.querySelector('button')?.focus();

/** Offers the audit’s strip as a picture, drawn in the browser: nothing is sent (docs/rules.md#audit-strip). */
export function DownloadStrip({ receipt }: { receipt: AuditReceipt }) {
  const [isOpen, setIsOpen] = useState(false);

  const draw = async (kind: 'svg' | 'png') => {
    const card = stripCard(receipt, await loadPen(receipt.company));
    if (kind === 'png') return toPng(card);
    return toSvg(card, await embeddedFonts(card.texts.map(({ text }) => text).join('')));
  };
  /** A picture that cannot be drawn, as without a font, is told. */
  const save = async (kind: 'svg' | 'png') => {
    try {
      savePicture(await draw(kind), words.downloadName(kind));
    } catch {
      showNotice(words.noPicture);
    }
  };
  if (!isOpen)
    return (
      <Button tone="outline" size="large" icon="down" onClick={() => setIsOpen(true)}>
        {words.download}
      </Button>
    );
  return (
    <fieldset ref={focusFirst} className="flex flex-wrap gap-3" aria-label={words.download}>
      {(['svg', 'png'] as const).map((kind) => (
        <Button key={kind} tone="outline" size="large" icon="down" onClick={() => void save(kind)}>
          {words[kind]}
        </Button>
      ))}
    </fieldset>
  );
}
