import { isPurgedSql } from './rows';
import type { Transaction } from './transaction';

/** A row's place in the order of time. */
export interface Place {
  at: number;
  id: number;
}

/** @returns a page of the matching rows after a place; any number of rows may share a time */
async function rowsAfter(
  tx: Transaction,
  { at, id }: Place,
  condition: string,
  limit: number,
): Promise<Place[]> {
  const select = 'SELECT id, received_at AS at FROM submissions WHERE';
  const sameTime = `${select} received_at = ?1 AND id > ?2 AND ${condition} ORDER BY id LIMIT ?3`;
  const later = `${select} received_at > ?1 AND ${condition} ORDER BY received_at, id LIMIT ?2`;
  const rows = await tx.rows<Place>(sameTime, at, id, limit);
  if (rows.length === limit) return rows;
  return [...rows, ...(await tx.rows<Place>(later, at, limit - rows.length))];
}

/** @returns a page of all submissions after a place */
export const submissionsAfter = (tx: Transaction, place: Place, limit: number): Promise<Place[]> =>
  rowsAfter(tx, place, 'TRUE', limit);

/** @returns a page of the clean submissions after a place that were received before a time */
export const cleanBetween = (
  tx: Transaction,
  place: Place,
  until: number,
  limit: number,
): Promise<Place[]> => rowsAfter(tx, place, `quarantine IS NULL AND received_at < ${until}`, limit);

/** @returns a page of what a purge of everything before a time would delete, after a place */
export const purgedAfter = (
  tx: Transaction,
  place: Place,
  before: number,
  limit: number,
): Promise<Place[]> => rowsAfter(tx, place, isPurgedSql.replaceAll('?1', String(before)), limit);
