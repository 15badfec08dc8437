import * as chores from './chores';
import * as digests from './digests';
import * as feed from './feed';
import * as health from './health';
import * as outboxEntries from './outbox-entries';
import * as ownerLinks from './owner-links';
import * as ownerMails from './owner-mails';
import * as submissions from './submissions';
import * as submit from './submit';
import * as subscriptions from './subscriptions';
import type { InTransaction } from './transaction';

// A function becomes a method of the store by standing in one of these lists: the database runs
// reads and writes differently.

/** Functions that only read. Each is a method of the store, which runs it on the database. */
export const reads = {
  readDigestRange: digests.readDigestRange,
  quarantinedBetween: digests.quarantinedBetween,
  parkedInDigest: digests.parkedInDigest,
  readFeed: feed.readFeed,
  oldestMailAt: health.oldestMailAt,
  latestSubmissions: submissions.latestSubmissions,
  findSubmission: submissions.findSubmission,
  findSubmissionById: submissions.findSubmissionById,
  submissionsOfMailbox: submissions.submissionsOfMailbox,
  quarantinedOfSender: submissions.quarantinedOfSender,
  auditWithIdentity: submissions.auditWithIdentity,
  isLinkUsed: ownerLinks.isLinkUsed,
  readDeskCounts: ownerMails.readDeskCounts,
  isQuietSince: ownerMails.isQuietSince,
  tableMailIds: ownerMails.tableMailIds,
  subscribersAfter: ownerMails.subscribersAfter,
  cleanBefore: ownerMails.cleanBefore,
  outgoingOfSubmission: outboxEntries.outgoingOfSubmission,
  countWaitingInRestored: outboxEntries.countWaitingInRestored,
  subscriptionState: subscriptions.subscriptionState,
} satisfies Record<string, InTransaction<never[], unknown>>;

/** Functions that write: each in its own transaction, which is on disk when its method resolves. */
export const writes = {
  submit: submit.submit,
  releaseSubmission: submit.releaseSubmission,
  enqueue: outboxEntries.enqueue,
  endRestoreCheck: outboxEntries.endRestoreCheck,
  dropSubmission: submissions.dropSubmission,
  claimRun: chores.claimRun,
  queueOnceSince: chores.queueOnceSince,
  spendLink: ownerLinks.spendLink,
  queueByLink: ownerLinks.queueByLink,
  queuePersonMails: ownerMails.queuePersonMails,
  queueDigest: digests.queueDigest,
  countEvent: digests.countEvent,
  saveFeed: feed.saveFeed,
  probeWrite: health.probeWrite,
  confirmSubscription: subscriptions.confirmSubscription,
  endSubscription: subscriptions.endSubscription,
} satisfies Record<string, InTransaction<never[], unknown>>;

/** The same functions without their first argument, the transaction. */
export type MethodsOf<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends InTransaction<infer Arguments, infer Result>
    ? (...values: Arguments) => Promise<Result>
    : never;
};

export type Methods = MethodsOf<typeof reads> & MethodsOf<typeof writes>;
