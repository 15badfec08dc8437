import Pdf from 'pdfkit';

/** Structure element types for screen readers. */
type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link';

/** An A4 PDF with a structure tree for screen readers. */
export class TaggedPdf {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private parent: PDFKit.PDFStructureElement;

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
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.parent = this.root;
  }

  /** Draws one structure element. @returns what `draw` returns */
  drawElement<Result>(
    tag: Tag,
    draw: () => Result,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ) {
    const element = this.pdf.struct(tag, options);
    this.parent.add(element);
    element.add(this.pdf.markStructureContent(tag));
    const result = draw();
    this.pdf.endMarkedContent();
    element.end();
    return result;
  }

  /** Draws nested structure elements. @returns what `draw` returns */
  drawGroup<Result>(tag: Tag, draw: () => Result) {
    const outer = this.parent;
    const element = this.pdf.struct(tag);
    outer.add(element);
    this.parent = element;
    const result = draw();
    this.parent = outer;
    element.end();
    return result;
  }

  /** Draws decoration that screen readers skip: backgrounds, rules, and shapes that the text beside them describes. */
  drawArtifact(draw: () => void) {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws the text of a link, and makes an area around it clickable. */
  drawLink(
    [x, y, width, height]: readonly [number, number, number, number],
    url: string,
    contents: string,
    draw: () => void,
  ) {
    const element = this.pdf.struct('Link');
    this.parent.add(element);
    element.add(this.pdf.markStructureContent('Link'));
    draw();
    this.pdf.endMarkedContent();
    // PDFKit's types lack structParent; it would write a plain string as a PDF name.
    const options = { structParent: element, Contents: Object(contents) };
    this.pdf.link(x, y, width, height, url, options);
    element.end();
  }

  /** @returns the finished file. */
  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.root.end();
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }
}
