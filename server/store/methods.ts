import * as chores from './chores';
import * as desk from './desk';
import * as digests from './digests';
import * as feed from './feed';
import * as health from './health';
import * as submissions from './submissions';
import * as metadata from './metadata';
import { releaseSubmission, submit } from './submit';
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
  findSubmissionsById: digests.findSubmissionsById,
  parkedInDigest: digests.parkedInDigest,
  readFeed: feed.readFeed,
  oldestMailAt: health.oldestMailAt,
  backlogByChannel: health.backlogByChannel,
  latestSubmissions: submissions.latestSubmissions,
  findSubmission: submissions.findSubmission,
  findSubmissionById: submissions.findSubmissionById,
  submissionsOfMailbox: submissions.submissionsOfMailbox,
  outgoingOfSubmission: submissions.outgoingOfSubmission,
  quarantinedOfSender: submissions.quarantinedOfSender,
  auditWithIdentity: submissions.auditWithIdentity,
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
  releaseSubmission,
  enqueue: submissions.enqueue,
  queueFound: submissions.queueFound,
  dropSubmission: submissions.dropSubmission,
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
