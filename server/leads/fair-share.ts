import { quarantineReasons } from '@/content/leads';

/** From the least suspicious to the most. */
const reasons = Object.keys(quarantineReasons);

/** @returns how suspicious a reason is: 0 the least, and the most for one that is unknown */
export const rankOf = (reason = ''): number =>
  reasons.includes(reason) ? reasons.indexOf(reason) : reasons.length;

/**
 * Chooses what fits. The reasons take turns, so that a flood under one of them hides nobody held for another.
 *
 * @returns at most `max` senders, the least suspicious first
 */
export const fairShare = <Sender extends { submission: { quarantine?: string } }>(
  senders: readonly Sender[],
  max: number,
): Sender[] => {
  const groups: { senders: Sender[]; share: number }[] = [];
  for (let rank = 0; rank <= reasons.length; rank += 1) {
    const ofRank = senders.filter(({ submission }) => rankOf(submission.quarantine) === rank);
    groups.push({ senders: ofRank, share: 0 });
  }
  let free = Math.min(max, senders.length);
  while (free > 0)
    for (const group of groups) {
      if (free === 0 || group.share === group.senders.length) continue;
      group.share += 1;
      free -= 1;
    }
  return groups.flatMap((group) => group.senders.slice(0, group.share));
};
