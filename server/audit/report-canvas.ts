import type { Font } from 'fontkit';
import { createFaceFinder, type FontFace, loadFaces, type FontName } from './report-fonts';
import { TaggedPdf } from './tagged-pdf';
import { type Run, splitTextRuns } from './text-runs';

declare global {
  namespace PDFKit.Mixins {
    // PDFKit also accepts a loaded font; its types allow only files.
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
  }
}

export interface TextStyle {
  font: FontName;
  size: number;
  /** Line height in px. */
  line: number;
  color: string;
  /** Letter spacing in px. */
  spacing?: number;
}

const letters = new Intl.Segmenter('en');

/** Words in one style; a paragraph can mix styles. */
export interface StyledText {
  text: string;
  style: TextStyle;
}

interface Word {
  text: string;
  style: TextStyle;
  width: number;
}

/** Right-to-left text is shaped as a whole: shaped word by word, its words would be in the wrong order. */
const optionsOf = ({ spacing = 0 }: TextStyle, { direction }: Pick<Run, 'direction'>) => ({
  characterSpacing: spacing,
  ...(direction === 'rtl' && { features: [] satisfies PDFKit.Mixins.OpenTypeFeatures[] }),
});

/** A4 in CSS pixels. */
export const pageSize = { width: 794, height: 1123 };

/** A canvas for the report: measures in CSS pixels, wraps words and finds a font for every letter. */
export class ReportCanvas extends TaggedPdf {
  private readonly widths = new Map<string, number>();
  private readonly faceFor = createFaceFinder();
  private readonly registeredFaces = new Set<FontFace>();

  /** Starts a page with a background colour. */
  addPage(ground: string) {
    this.pdf.addPage();
    this.pdf.scale(this.pdf.page.width / pageSize.width);
    this.drawArtifact(() => this.pdf.rect(0, 0, pageSize.width, pageSize.height + 1).fill(ground));
  }

  private runs(text: string, { font }: TextStyle) {
    return splitTextRuns(text, (character, near) => this.faceFor(font, character, near));
  }

  private use({ size }: TextStyle, face: FontFace) {
    if (!this.registeredFaces.has(face)) this.pdf.registerFont(face.key, face.font);
    this.registeredFaces.add(face);
    this.pdf.font(face.key, size);
  }

  /** @returns the width of a line of text, in px. */
  textWidth(text: string, style: TextStyle) {
    const key = `${style.font} ${style.size} ${style.spacing ?? 0} ${text}`;
    const cached = this.widths.get(key);
    if (cached !== undefined) return cached;
    let width = 0;
    for (const run of this.runs(text, style)) {
      this.use(style, run.face);
      width += this.pdf.widthOfString(run.text, optionsOf(style, run));
    }
    this.widths.set(key, width);
    return width;
  }

  /** Writes one line; `y` is the top of its line box. @returns its width in px */
  writeLine(
    text: string,
    x: number,
    y: number,
    style: TextStyle,
    align: 'left' | 'right' = 'left',
  ) {
    const width = this.textWidth(text, style);
    const font = loadFaces(style.font)[0]?.font;
    const em = font ? style.size / font.unitsPerEm : 0;
    const ascent = (font?.ascent ?? 0) * em;
    const descent = (font?.descent ?? 0) * em;
    const baseline = y + (style.line - (ascent - descent)) / 2 + ascent;
    let left = align === 'right' ? x - width : x;
    for (const run of this.runs(text, style)) {
      this.use(style, run.face);
      const options = optionsOf(style, run);
      this.pdf.fillColor(style.color).text(run.text, left, baseline, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += this.pdf.widthOfString(run.text, options);
    }
    this.appendSpace(left, baseline, style);
    return width;
  }

  /** Adds a space after every line, so that words stay apart when the text is read aloud or copied. */
  private appendSpace(x: number, baseline: number, style: TextStyle) {
    const [face] = loadFaces(style.font);
    if (!face) return;
    this.use(style, face);
    this.pdf.text(' ', x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  private wrapStyledWords(runs: readonly StyledText[], width: number) {
    const lines: Word[][] = [[]];
    let used = 0;
    for (const { text, style } of runs) {
      const space = this.textWidth(' ', style);
      for (const word of text.split(' ').filter(Boolean)) {
        const length = this.textWidth(word, style);
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

  /** @returns the text in lines that fit the width; breaks words longer than a line. */
  breakText(text: string, style: TextStyle, width: number): string[] {
    const fits = (line: string) => this.textWidth(line, style) <= width;
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const { segment } of letters.segment(word)) {
        if (line && !fits(line + segment)) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return line ? [...lines, line] : lines;
  }

  /** @returns the height of a paragraph, in px. */
  paragraphHeight(runs: readonly StyledText[], width: number) {
    return this.wrapStyledWords(runs, width).reduce(
      (sum, line) => sum + (line[0]?.style.line ?? 0),
      0,
    );
  }

  /** Writes a paragraph at its top left corner. @returns the y below it */
  writeParagraph(runs: readonly StyledText[], x: number, y: number, width: number) {
    let top = y;
    for (const words of this.wrapStyledWords(runs, width)) {
      let left = x;
      for (const [index, { style }] of words.entries()) {
        const before = words[index - 1];
        if (before?.style === style) continue;
        const end = words.findIndex((word, place) => place > index && word.style !== style);
        const stretch = words.slice(index, end < 0 ? undefined : end);
        left += this.writeLine(stretch.map((word) => word.text).join(' '), left, top, style);
        left += this.textWidth(' ', style);
      }
      top += words[0]?.style.line ?? 0;
    }
    return top;
  }

  /** Draws a bar with round ends. */
  drawBar(x: number, y: number, width: number, height: number, color: string) {
    this.pdf.roundedRect(x, y, width, height, height / 2).fill(color);
  }

  /** Draws a box with a radius per corner: top left, top right, bottom right, bottom left. */
  drawBox(
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

  drawRule(x: number, y: number, width: number, thickness: number, color: string) {
    this.pdf.rect(x, y, width, thickness).fill(color);
  }
}
