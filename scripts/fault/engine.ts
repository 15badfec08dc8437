/** Where enquiries are kept while a row is measured. */
export type Engine = 'sqlite' | 'postgres';

export const engines: readonly Engine[] = ['sqlite', 'postgres'];
