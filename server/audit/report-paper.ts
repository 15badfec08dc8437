import type { Font } from 'fontkit';
import Pdf from 'pdfkit';
import { allFaces, type Face, faceFor, facesOf, type FontName } from './report-fonts';

declare global {
  namespace PDFKit.Mixins {
    // The packer also takes a font that is read already; its types know files only.
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
  }
}

export interface Style {
  font: FontName;
  size: number;
  /** Line height in px. */
  line: number;
  color: string;
  /** Letter spacing in px. */
  spacing?: number;
}

/** Words in one style; a paragraph may change it half way. */
export interface Run {
  text: string;
  style: Style;
}

interface Word {
  text: string;
  style: Style;
  width: number;
}

/** A sheet of A4 in CSS pixels. */
export const sheet = { width: 794, height: 1123 };

/** Paper that takes CSS pixels, wraps words and finds a font for every letter. */
export class ReportPaper {
  readonly pdf: PDFKit.PDFDocument;
  private readonly widths = new Map<string, number>();

  constructor(info: { Title: string; Author: string; CreationDate: Date }) {
    this.pdf = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      displayTitle: true,
      info,
    });
    for (const { key, font } of allFaces()) this.pdf.registerFont(key, font);
  }

  /** Starts a page on a ground. */
  page(ground: string) {
    this.pdf.addPage();
    this.pdf.scale(this.pdf.page.width / sheet.width);
    this.pdf.rect(0, 0, sheet.width, sheet.height + 1).fill(ground);
  }

  private spans(text: string, { font }: Style) {
    const spans: { text: string; face: Face | undefined }[] = [];
    for (const character of text) {
      const face = faceFor(font, character) ?? facesOf(font)[0];
      const last = spans.at(-1);
      if (last && last.face === face) last.text += character;
      else spans.push({ text: character, face });
    }
    return spans;
  }

  private use({ size }: Style, face: Face | undefined) {
    if (face) this.pdf.font(face.key, size);
  }

  /** @returns how wide a line of text is. */
  width(text: string, style: Style) {
    const key = `${style.font} ${style.size} ${style.spacing ?? 0} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const span of this.spans(text, style)) {
      this.use(style, span.face);
      width += this.pdf.widthOfString(span.text, { characterSpacing: style.spacing ?? 0 });
    }
    this.widths.set(key, width);
    return width;
  }

  /** Writes one line; `y` is the top of its line box. @returns the width written */
  line(text: string, x: number, y: number, style: Style, align: 'left' | 'right' = 'left') {
    const width = this.width(text, style);
    const font = facesOf(style.font)[0]?.font;
    const em = font ? style.size / font.unitsPerEm : 0;
    const ascent = (font?.ascent ?? 0) * em;
    const descent = (font?.descent ?? 0) * em;
    const baseline = y + (style.line - (ascent - descent)) / 2 + ascent;
    let left = align === 'right' ? x - width : x;
    for (const span of this.spans(text, style)) {
      this.use(style, span.face);
      const options = { characterSpacing: style.spacing ?? 0 };
      this.pdf.fillColor(style.color).text(span.text, left, baseline, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += this.pdf.widthOfString(span.text, options);
    }
    return width;
  }

  private wrap(runs: readonly Run[], width: number) {
    const lines: Word[][] = [[]];
    let used = 0;
    for (const { text, style } of runs) {
      const space = this.width(' ', style);
      for (const word of text.split(' ').filter(Boolean)) {
        const length = this.width(word, style);
        if (used > 0 && used + space + length > width) {
          lines.push([]);
          used = 0;
        }
        lines.at(-1)?.push({ text: word, style, width: length });
        used += (used > 0 ? space : 0) + length;
      }
    }
    return lines;
  }

  /** @returns the height of a paragraph. */
  height(runs: readonly Run[], width: number) {
    return this.wrap(runs, width).reduce((sum, line) => sum + (line[0]?.style.line ?? 0), 0);
  }

  /** Writes a paragraph from its top left corner. @returns the y below it */
  paragraph(runs: readonly Run[], x: number, y: number, width: number) {
    let top = y;
    for (const words of this.wrap(runs, width)) {
      let left = x;
      for (const word of words) {
        this.line(word.text, left, top, word.style);
        left += word.width + this.width(' ', word.style);
      }
      top += words[0]?.style.line ?? 0;
    }
    return top;
  }

  /** A bar with round ends. */
  bar(x: number, y: number, width: number, height: number, color: string) {
    this.pdf.roundedRect(x, y, width, height, height / 2).fill(color);
  }

  /** A box with its own radius at each corner: top left, top right, bottom right, bottom left. */
  box(
    [x, y, width, height]: readonly [number, number, number, number],
    [a, b, c, d]: readonly [number, number, number, number],
    color: string,
  ) {
    const right = x + width;
    const bottom = y + height;
    this.pdf
      .path(
        `M${x + a} ${y}H${right - b}A${b} ${b} 0 0 1 ${right} ${y + b}V${bottom - c}A${c} ${c} 0 0 1 ${right - c} ${bottom}H${x + d}A${d} ${d} 0 0 1 ${x} ${bottom - d}V${y + a}A${a} ${a} 0 0 1 ${x + a} ${y}Z`,
      )
      .fill(color);
  }

  rule(x: number, y: number, width: number, thickness: number, color: string) {
    this.pdf.rect(x, y, width, thickness).fill(color);
  }

  /** @returns the finished file. */
  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }
}
