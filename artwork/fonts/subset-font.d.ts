declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Range to keep of an axis of a variable font. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
