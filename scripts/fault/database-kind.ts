/** The databases a row can run on. */
export type DatabaseKind = 'sqlite' | 'postgres';

export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
