import Pdf from 'pdfkit';

/** How a screen reader takes what is drawn: as text, as a picture with a text, or grouped. */
type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link';

/** A document in A4 whose parts are told apart for screen readers. */
export class TaggedPaper {
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

  /** Draws text as one element of the page's structure. @returns what `draw` returns */
  tagged<Result>(
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

  /** Draws elements that belong together. @returns what `draw` returns */
  group<Result>(tag: Tag, draw: () => Result) {
    const outer = this.parent;
    const element = this.pdf.struct(tag);
    outer.add(element);
    this.parent = element;
    const result = draw();
    this.parent = outer;
    element.end();
    return result;
  }

  /** Draws what says nothing: grounds, rules, and pieces whose meaning is told beside them. */
  decoration(draw: () => void) {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws the text of a link, and makes an area around it clickable. */
  link(
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
    // The packer's types do not know the first; a plain string would become a name.
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
