import { useState } from 'react';
import { agency } from '@/content/agency';
import { reportWords } from '@/content/audit-report';
import { successWords as words } from '@/content/success';
import type { AuditReceipt } from '@/features/brand-audit/answers';
import { stripPieces, scoreAudit } from '@/features/brand-audit/scoring';
import { dottedUnit } from '@/lib/alphabet/name';
import { layoutOf, nameShapes } from '@/lib/alphabet/name-picture';
import { answerStrip, type Box } from '@/lib/strip';
import { showNotice } from '@/lib/notice';
import {
  loadPen,
  type Pen,
  type Picture,
  type PictureText,
  savePicture,
  toPng,
  toSvg,
} from '@/lib/picture/draw-picture';
import { lockup } from '@/lib/picture/lockup';
import { embeddedFonts } from '@/lib/picture/embedded-fonts';
import { Button } from '@/ui/button';

/** Size of the picture in px. */
const cardSize = { width: 1200, height: 630 };

const edge = { left: 64, right: 1136, top: 56 };

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

/**
 * The picture of an audit to take along: logo, company, date, points and the line, measured as in the report
 * (docs/rules.md#audit-line).
 *
 * @param pen measures texts and names colours
 * @returns shapes and texts, lowest first
 */
export const lineCard = (
  { company, takenAt, answers }: AuditReceipt,
  { measure, color }: Pen,
): Picture => {
  const [ink, green, sand] = [color('ink'), color('green'), color('sand')];
  const [cream, stone] = [color('cream'), color('stone')];
  const score = scoreAudit(answers);
  const line = answerStrip(edge.right - edge.left, 40, { gap: 9 });
  const shapes = lockup({ left: edge.left, top: edge.top, height: 38 }, ink, green);
  const label = { font: [600, 16, 'Outfit'], align: 'center', spacing: 0 } as const;
  const at = { x: edge.left, y: 334, scale: 1 };
  const texts: PictureText[] = [];
  for (const { id, number, place, piece } of stripPieces(line, answers)) {
    if (!piece) continue;
    const isStart = score.startQuestion === id;
    shapes.push({ ...at, path: bar(place), color: sand });
    shapes.push({ ...at, path: bar(piece), color: isStart ? green : ink });
    const middle = { x: at.x + piece.x + piece.width / 2, y: at.y + piece.y + 25.5 };
    texts.push({ ...label, ...middle, text: `${number}`, color: isStart ? ink : cream });
  }
  for (const path of line.bends) shapes.push({ ...at, path, color: ink, stroke: line.thickness });

  const right = { x: edge.right, align: 'right', color: ink, spacing: 0 } as const;
  const left = { x: edge.left, align: 'left', color: ink, spacing: -0.015 } as const;
  const name = [500, 19, 'Outfit'] as const;
  const small = [400, 30, 'Gloock'] as const;
  const large = [400, 168, 'Gloock'] as const;
  const beside = edge.right - measure(reportWords.of, small) - 15;
  const layout = layoutOf(company);
  if (layout) {
    // The name is as high as the logo, if it fits beside it.
    const unit = Math.min(dottedUnit(layout, 9.5), 520 / layout.width);
    const corner = { x: edge.right - layout.width * unit, y: edge.top + layout.above * unit };
    shapes.push(...nameShapes(layout, { ...corner, unit, color: ink, hero: ink }));
  } else {
    const text = fit(company, 620, name, measure);
    texts.push({ ...right, text, y: 74, font: name });
  }
  texts.push(
    { ...right, text: reportWords.date(takenAt), y: layout ? 122 : 100, font: name, color: stone },
    { ...right, text: reportWords.of, y: 277, font: small },
    { ...right, text: `${score.total}`, x: beside, y: 277, font: large, spacing: -0.03 },
  );
  reportWords.headline(score).forEach((text, index) => {
    texts.push({ ...left, text, y: 212 + index * 79, font: [400, 76, 'Gloock'] });
  });
  return { name: agency.name, ...cardSize, ground: cream, shapes, texts };
};

/** The first button takes the focus from the one that it replaces. */
const focusFirst = (buttons: Element | null) => buttons?.querySelector('button')?.focus();

/** Offers the audit’s line as a picture, drawn in the browser: nothing is sent (docs/rules.md#audit-line). */
export function DownloadLine({ receipt }: { receipt: AuditReceipt }) {
  const [isOpen, setIsOpen] = useState(false);

  const draw = async (kind: 'svg' | 'png') => {
    const card = lineCard(receipt, await loadPen(receipt.company));
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
