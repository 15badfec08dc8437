import { once } from 'node:events';
import type { Font } from 'fontkit';
import Pdf from 'pdfkit';
import { createFaceFinder, type FontFace, type FontName, loadFaces } from './report-fonts';
import { type Run, splitTextRuns } from './text-runs';

declare global {
  namespace PDFKit.Mixins {
    // PDFKit's types lack loaded fonts, and a radius per corner.
    interface PDFFont {
      font(source: Font, family: string, size: number): this;
    }
    interface PDFVector {
      roundedRect(x: number, y: number, w: number, h: number, r: readonly number[]): this;
    }
  }
}

/** Structure element types for screen readers. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link';

export interface TextStyle {
  font: FontName;
  size: number;
  /** Line height in px. */
  line: number;
  color: string;
  /** Letter spacing in px. */
  spacing?: number;
}

/** Words in one style; a paragraph can mix styles. */
export interface StyledText {
  text: string;
  style: TextStyle;
}

/** Left, top, width and height in px. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A part of a page that is measured before it is drawn. */
export interface Block {
  height: number;
  draw: (top: number) => void;
}

/** Lays blocks one below the other. */
export const stack = (blocks: readonly Block[], air = 0): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, air * Math.max(blocks.length - 1, 0)),
  draw: (top) => {
    let y = top;
    for (const { height, draw } of blocks) {
      draw(y);
      y += height + air;
    }
  },
});

const letters = new Intl.Segmenter('en');

/** Right-to-left text is shaped as a whole: shaped word by word, its words would be in the wrong order. */
const optionsOf = ({ spacing = 0 }: TextStyle, { direction }: Run) => ({
  characterSpacing: spacing,
  ...(direction === 'rtl' && { features: [] satisfies PDFKit.Mixins.OpenTypeFeatures[] }),
});

/** How far the text is to the left of its place. */
const shares = { left: 0, center: 0.5, right: 1 };

/** A4 in CSS pixels. */
export const pageSize = { width: 794, height: 1123 };

/**
 * An A4 PDF with a structure tree for screen readers. It measures in CSS pixels, wraps words and finds a font for every
 * letter.
 */
export class ReportCanvas {
  readonly pdf: PDFKit.PDFDocument;
  private parent: PDFKit.PDFStructureElement;
  private readonly widths = new Map<string, number>();
  private readonly faceFor = createFaceFinder();

  constructor(info: { Title: string; Author: string; CreationDate: Date }) {
    this.pdf = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info,
    });
    this.parent = this.pdf.struct('Document');
    this.pdf.addStructure(this.parent);
  }

  /** Starts a page with a background colour. */
  addPage(ground: string) {
    this.pdf.addPage();
    this.pdf.scale(this.pdf.page.width / pageSize.width);
    this.drawArtifact(() => this.pdf.rect(0, 0, pageSize.width, pageSize.height + 1).fill(ground));
  }

  /** Draws one structure element. */
  drawElement(tag: Tag, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}) {
    this.parent.add(this.pdf.struct(tag, options, draw));
  }

  /** Writes one line as a structure element. */
  drawLine(tag: Tag, ...line: Parameters<ReportCanvas['writeLine']>) {
    this.drawElement(tag, () => this.writeLine(...line));
  }

  /** Draws nested structure elements. */
  drawGroup(tag: Tag, draw: () => void) {
    const outer = this.parent;
    const element = this.pdf.struct(tag);
    outer.add(element);
    this.parent = element;
    draw();
    this.parent = outer;
    element.end();
  }

  /** Draws decoration that screen readers skip: backgrounds, rules, and shapes that the text beside them describes. */
  drawArtifact(draw: () => void) {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws the text of a link, and makes an area around it clickable. */
  drawLink(area: Box, url: string, contents: string, draw: () => void) {
    const element = this.pdf.struct('Link', {}, () => {
      draw();
      // PDFKit's types lack structParent; it would write a plain string as a PDF name.
      const options = { structParent: element, Contents: Object(contents) };
      this.pdf.link(...area, url, options);
    });
    this.parent.add(element);
  }

  private runs(text: string, { font }: TextStyle) {
    return splitTextRuns(text, (character, near) => this.faceFor(font, character, near));
  }

  private use({ size }: TextStyle, { key, font }: FontFace) {
    return this.pdf.font(font, key, size);
  }

  /** @returns the width of a line of text, in px. */
  textWidth(text: string, style: TextStyle) {
    const key = `${style.font} ${style.size} ${style.spacing} ${text}`;
    const width =
      this.widths.get(key) ??
      this.runs(text, style).reduce(
        (sum, run) =>
          sum + this.use(style, run.face).widthOfString(run.text, optionsOf(style, run)),
        0,
      );
    this.widths.set(key, width);
    return width;
  }

  /** Writes one line. @param place where it begins, has its middle or ends, in px. @param y the top of its line box */
  writeLine(
    text: string,
    place: number,
    y: number,
    style: TextStyle,
    align: keyof typeof shares = 'left',
  ) {
    const [face] = loadFaces(style.font);
    const { ascent, descent, unitsPerEm } = face.font;
    const em = style.size / unitsPerEm;
    const baseline = y + (style.line - (ascent - descent) * em) / 2 + ascent * em;
    let left = place - shares[align] * this.textWidth(text, style);
    for (const run of this.runs(text, style)) {
      const options = optionsOf(style, run);
      this.use(style, run.face)
        .fillColor(style.color)
        .text(run.text, left, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
      left += this.pdf.widthOfString(run.text, options);
    }
    // Keeps words apart when the text is read aloud or copied.
    this.use(style, face).text(' ', left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** @returns the texts in lines that fit the width; breaks words longer than a line. */
  wrap(texts: readonly StyledText[], width: number): StyledText[][] {
    const lines: StyledText[][] = [];
    let used = Infinity;
    const put = (space: string, piece: string, style: TextStyle) => {
      const air = this.textWidth(space, style);
      const length = this.textWidth(piece, style);
      if (used + air + length > width) {
        lines.push([]);
        used = -air;
      }
      used += air + length;
      const before = lines.at(-1)?.at(-1);
      if (before?.style === style) before.text += space + piece;
      else lines.at(-1)?.push({ text: piece, style });
    };
    for (const { text, style } of texts)
      for (const word of text.split(' ')) {
        const isLong = this.textWidth(word, style) > width;
        const pieces = isLong ? Array.from(letters.segment(word), (one) => one.segment) : [word];
        pieces.forEach((piece, index) => put(index === 0 ? ' ' : '', piece, style));
      }
    return lines;
  }

  /** @param x its left edge */
  paragraph(texts: readonly StyledText[], x: number, width: number): Block {
    const lines = this.wrap(texts, width).map((line) => ({
      height: line[0]?.style.line ?? 0,
      draw: (top: number) => {
        let left = x;
        for (const { text, style } of line) {
          this.writeLine(text, left, top, style);
          left += this.textWidth(text, style) + this.textWidth(' ', style);
        }
      },
    }));
    return stack(lines);
  }

  /** @returns a paragraph that is one structure element */
  element(...paragraph: Parameters<ReportCanvas['paragraph']>): Block {
    const { height, draw } = this.paragraph(...paragraph);
    return { height, draw: (top) => this.drawElement('P', () => draw(top)) };
  }

  /** Draws a bar with round ends. */
  drawBar([x, y, width, height]: Box, color: string) {
    this.pdf.roundedRect(x, y, width, height, height / 2).fill(color);
  }

  /** @returns the finished file. */
  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = once(this.pdf, 'end');
    this.parent.end();
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }
}
