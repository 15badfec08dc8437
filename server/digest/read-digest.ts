import {
  readDigestRange,
  findLeadsById,
  parkedInDigest,
  quarantinedBetween,
} from '../store/digest-script';
import { processInPages } from '../store/process-in-pages';
import type { Store, StoredSubmission } from '../store/store';

export interface DigestContent {
  /** The newest submission of each address, and the number of its submissions. */
  quarantined: readonly { lead: StoredSubmission; count: number }[];
  parked: readonly { kind: string; reference: string; parkedAt: number }[];
  /** How many more there are than are listed. */
  unlisted: { quarantined: number; parked: number };
  notices: readonly string[];
}

/**
 * Reads the content of a queued digest, newest first, without leads that were released or forgotten since.
 *
 * @param max lines per list
 */
export const readDigest = async (store: Store, id: string, max = 50): Promise<DigestContent> => {
  const { afterId, untilId, notices } = await store.read(() => readDigestRange(id));
  const groups = new Map<string, { newest: number; count: number }>();
  let beforeId = untilId + 1;
  let unlisted = 0;
  await processInPages(async (limit) => {
    const page = await store.read(() => quarantinedBetween(afterId, beforeId, limit));
    for (const row of page) {
      const group = groups.get(row.email);
      if (group !== undefined) group.count += 1;
      else if (groups.size < max) groups.set(row.email, { newest: row.id, count: 1 });
      else unlisted += 1;
    }
    beforeId = page.at(-1)?.id ?? beforeId;
    return page.length;
  });
  const counts = new Map([...groups.values()].map(({ newest, count }) => [newest, count]));
  const leads = await store.read(() => findLeadsById([...counts.keys()]));
  const parked = await store.read(() => parkedInDigest(id));
  return {
    quarantined: leads.map((lead) => ({ lead, count: counts.get(lead.id) ?? 1 })),
    parked: parked.slice(0, max),
    unlisted: { quarantined: unlisted, parked: Math.max(0, parked.length - max) },
    notices,
  };
};
