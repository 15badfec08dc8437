/** Where enquiries are kept while a row is measured. */
export type DatabaseKind = 'sqlite' | 'postgres';

export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
