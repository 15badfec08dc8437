declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Range of a variable font's axis to keep. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
