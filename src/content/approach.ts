/** The four steps of the approach in their order; their titles are the specification's (2.5, 2.7). */
export const approachTitles = {
  discovery: 'Insightful Discovery Session',
  strategy: 'Behavioural and data-driven strategy',
  creative: 'Collaborative creative development',
  delivery: 'Agile management and Delivery',
} as const;
