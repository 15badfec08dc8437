/** The titles of the four steps, on home and about (docs/rules.md#approach). */
export const approachTitles = [
  'Insightful Discovery Session',
  'Behavioural and data-driven strategy',
  'Collaborative creative development',
  'Agile management and Delivery',
] as const;
