/** @returns every cell of a CSV text, unquoted, as a spreadsheet reads it */
export const csvCells = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
