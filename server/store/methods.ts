import * as chores from './chores';
import * as desk from './desk';
import * as digests from './digests';
import * as feed from './feed';
import * as health from './health';
import * as leads from './leads';
import * as metadata from './metadata';
import { releaseLead, submit } from './submit';
import * as subscriptions from './subscriptions';
import type { InTransaction } from './transaction';

/** Functions of the store that only read. Each is a method of the store, which runs it on the database. */
export const reads = {
  isLinkUsed: desk.isLinkUsed,
  tableMailIds: desk.tableMailIds,
  isQuietSince: desk.isQuietSince,
  readDesk: desk.readDesk,
  subscribersAfter: desk.subscribersAfter,
  cleanBefore: desk.cleanBefore,
  newestSubmissionId: digests.newestSubmissionId,
  readDigestRange: digests.readDigestRange,
  quarantinedBetween: digests.quarantinedBetween,
  findLeadsById: digests.findLeadsById,
  parkedInDigest: digests.parkedInDigest,
  readFeed: feed.readFeed,
  oldestMailAt: health.oldestMailAt,
  backlogByChannel: health.backlogByChannel,
  latestLeads: leads.latestLeads,
  findLead: leads.findLead,
  findLeadById: leads.findLeadById,
  leadsOfPerson: leads.leadsOfPerson,
  outgoingOfLead: leads.outgoingOfLead,
  heldOfSender: leads.heldOfSender,
  auditHolding: leads.auditHolding,
  readMetadata: metadata.readMetadata,
  readEvents: metadata.readEvents,
  countWaitingInRestored: metadata.countWaitingInRestored,
  readSecret: metadata.readSecret,
  databaseHome: metadata.databaseHome,
  subscriptionState: subscriptions.subscriptionState,
} satisfies Record<string, InTransaction<never[], unknown>>;

/** Functions of the store that write: each in a transaction of its own, which is on disk when its method resolves. */
export const writes = {
  submit,
  releaseLead,
  enqueue: leads.enqueue,
  queueFound: leads.queueFound,
  dropLead: leads.dropLead,
  claimRun: chores.claimRun,
  queueMailStuck: chores.queueMailStuck,
  queueDesk: desk.queueDesk,
  spendLink: desk.spendLink,
  queueByLink: desk.queueByLink,
  queueDigest: digests.queueDigest,
  saveFeed: feed.saveFeed,
  probePost: health.probePost,
  setMetadata: metadata.setMetadata,
  incrementMetadata: metadata.incrementMetadata,
  deleteMetadata: metadata.deleteMetadata,
  endRestoreCheck: metadata.endRestoreCheck,
  recordHome: metadata.recordHome,
  createSecret: metadata.createSecret,
  confirmSubscription: subscriptions.confirmSubscription,
  endSubscription: subscriptions.endSubscription,
} satisfies Record<string, InTransaction<never[], unknown>>;

/** The same functions without their transaction. */
export type MethodsOf<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends InTransaction<infer Arguments, infer Result>
    ? (...values: Arguments) => Promise<Result>
    : never;
};

export type Methods = MethodsOf<typeof reads> & MethodsOf<typeof writes>;
