interface Client {
  name: string;
  field: string;
  /** Width of the logo at a height of 64. */
  width: number;
}

/** The fifteen clients by id; they and their logos are invented (docs/rules.md#client-logos). */
export const clients = {
  varsa: { name: 'Varsa', field: 'Running, sportswear', width: 210 },
  kettlewick: { name: 'Kettlewick', field: 'Tea and pantry', width: 237 },
  lumenade: { name: 'Lumenade', field: 'FMCG, sparkling lemonade', width: 251 },
  hexwell: { name: 'Hexwell', field: 'Web3 custody', width: 199 },
  orrery: { name: 'Orrery', field: 'Streaming and film', width: 185 },
  fennimore: { name: 'Fennimore & Pell', field: 'Consultancy', width: 251 },
  tessalo: { name: 'Tessalo', field: 'Home e-commerce', width: 198 },
  brightmoor: { name: 'Brightmoor', field: 'Ed-tech', width: 244 },
  saltern: { name: 'Saltern', field: 'Outdoor fashion', width: 223 },
  quillow: { name: 'Quillow', field: 'Publishing', width: 170 },
  ploverly: { name: 'Ploverly', field: 'SaaS scheduling', width: 213 },
  runnel: { name: 'Runnel', field: 'AI forecasting', width: 204 },
  marrowe: { name: 'Marrowe', field: 'Clinics', width: 219 },
  nimbolt: { name: 'Nimbolt', field: 'Electric delivery vans', width: 230 },
  dastan: { name: 'Dastan Looms', field: 'Fabrics', width: 279 },
} as const satisfies Readonly<Record<string, Client>>;

/** @returns the addresses of a client's logo: one file holds the grey logos, one the coloured ones */
export const clientMarks = (id: string) => ({
  src: `/clients/marks.svg#${id}`,
  colourSrc: `/clients/marks-colour.svg#${id}`,
});
