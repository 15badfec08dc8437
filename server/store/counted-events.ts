import type { Transaction } from './transaction';

const countedEvents = ['posts-refused', 'confirmations-waited'] as const;

/** An event that is counted, in the table `facts`, until the next digest reports it. */
type CountedEvent = (typeof countedEvents)[number];

/** Adds to the count in one statement, because another process may add at the same time. */
export async function countEvent(
  tx: Transaction,
  name: CountedEvent,
  number: number,
): Promise<void> {
  const upsert = `INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE
    SET value = CAST(CAST(facts.value AS bigint) + CAST(?2 AS bigint) AS text)`;
  await tx.rows(upsert, name, String(number));
}

/** @returns the events since the last digest, with their number */
export async function readEvents(tx: Transaction): Promise<[CountedEvent, string][]> {
  const events: [CountedEvent, string][] = [];
  for (const name of countedEvents) {
    const find = 'SELECT value FROM facts WHERE name = ?1';
    const [count] = await tx.rows<{ value: string }>(find, name);
    if (count !== undefined) events.push([name, count.value]);
  }
  return events;
}

export async function forgetEvent(tx: Transaction, name: CountedEvent): Promise<void> {
  await tx.rows('DELETE FROM facts WHERE name = ?1', name);
}
