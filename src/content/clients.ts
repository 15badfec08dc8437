interface Client {
  id: string;
  name: string;
  field: string;
  /** Width of the logo at a height of 64. */
  width: number;
}

/** The fifteen clients; they and their logos are invented (docs/rules.md#client-logos). */
export const clients: readonly Client[] = [
  { id: 'varsa', name: 'Varsa', field: 'Running, sportswear', width: 210 },
  { id: 'kettlewick', name: 'Kettlewick', field: 'Tea and pantry', width: 237 },
  { id: 'lumenade', name: 'Lumenade', field: 'FMCG, sparkling lemonade', width: 251 },
  { id: 'hexwell', name: 'Hexwell', field: 'Web3 custody', width: 199 },
  { id: 'orrery', name: 'Orrery', field: 'Streaming and film', width: 185 },
  { id: 'fennimore', name: 'Fennimore & Pell', field: 'Consultancy', width: 251 },
  { id: 'tessalo', name: 'Tessalo', field: 'Home e-commerce', width: 198 },
  { id: 'brightmoor', name: 'Brightmoor', field: 'Ed-tech', width: 244 },
  { id: 'saltern', name: 'Saltern', field: 'Outdoor fashion', width: 223 },
  { id: 'quillow', name: 'Quillow', field: 'Publishing', width: 170 },
  { id: 'ploverly', name: 'Ploverly', field: 'SaaS scheduling', width: 213 },
  { id: 'runnel', name: 'Runnel', field: 'AI forecasting', width: 204 },
  { id: 'marrowe', name: 'Marrowe', field: 'Clinics', width: 219 },
  { id: 'nimbolt', name: 'Nimbolt', field: 'Electric delivery vans', width: 230 },
  { id: 'dastan', name: 'Dastan Looms', field: 'Fabrics', width: 279 },
];

/** @returns the addresses of a client's logo: one file holds the grey logos, one the coloured ones */
export const clientMarks = (id: string) => ({
  src: `/clients/marks.svg#${id}`,
  colourSrc: `/clients/marks-colour.svg#${id}`,
});
