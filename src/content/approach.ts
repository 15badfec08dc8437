/** The four steps of the approach in their order; their titles are fixed (docs/rules.md#approach). */
export const approachTitles = {
  discovery: 'Insightful Discovery Session',
  strategy: 'Behavioural and data-driven strategy',
  creative: 'Collaborative creative development',
  delivery: 'Agile management and Delivery',
} as const;
