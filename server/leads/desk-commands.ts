import { type DeskCommand, foundTooMany } from '@/content/desk';
import type { OwnerMailKind } from '../store/outbox-records';
import { processInPages } from '../store/process-in-pages';
import type { CommandContext } from './command-context';
import { forget } from './erase';
import { mailboxOf, mailWhatIsHeld, maxFound } from './find';
import { drop, release } from './review-quarantined';
import { isReference } from './submission';
import type { SignedLink } from './token';

export interface CommandOutcome {
  /**
   * - `done`: the command changed or queued something
   * - `nothing`: it was dealt with before
   * - `taken`: another audit holds the details of this one, so nothing changed
   * - `used`: the link worked before
   */
  result: 'done' | 'nothing' | 'taken' | 'used';
  /**
   * What the owner must know beyond that it is done: copies that could not be erased, persons that
   * were left out.
   */
  more?: readonly string[];
}

/**
 * @param link its subject is the reference of a submission or the id of the link's mail. A command
 *   that must not run twice uses the link up itself, in case it is pressed twice at once
 * @param typed what the owner typed in the page's field; empty without one
 */
type Command = (
  context: CommandContext,
  link: SignedLink,
  typed: string,
) => Promise<CommandOutcome>;

/** A command about one submission. */
type SubmissionCommand = (
  context: CommandContext,
  reference: string,
) => Promise<CommandOutcome['result']>;

const releaseOne: SubmissionCommand = async (context, reference) => {
  const outcome = await release(context, reference);
  if (outcome === 'taken') return 'taken';
  return outcome === 'released' ? 'done' : 'nothing';
};

const dropOne: SubmissionCommand = async (context, reference) =>
  (await drop(context, reference)) ? 'done' : 'nothing';

/** Runs a command on the submission of the link. */
const onSubject =
  (command: SubmissionCommand): Command =>
  async (context, { subject }) => ({ result: await command(context, subject) });

/**
 * Runs a command on everything quarantined of the sender of the link's submission. The sender is
 * looked up through that submission, so it comes last: it must still be there for the others.
 */
const onAllOfSender =
  (command: SubmissionCommand): Command =>
  async (context, { subject }) => {
    const results = new Set<CommandOutcome['result']>();
    let afterId = 0;
    await processInPages(async (limit) => {
      const page = await context.store.quarantinedOfSender(subject, afterId, limit);
      afterId = page.at(-1)?.id ?? afterId;
      const others = page.filter(({ reference }) => reference !== subject);
      await Promise.all(
        others.map(async ({ reference }) => results.add(await command(context, reference))),
      );
      return page.length;
    });
    results.add(await command(context, subject));
    return { result: sumUp(results) };
  };

/** Something done counts most, then what another audit prevents. */
const sumUp = (results: ReadonlySet<CommandOutcome['result']>) => {
  if (results.has('done')) return 'done';
  return results.has('taken') ? 'taken' : 'nothing';
};

/** Queues a mail to the owner. */
const queueMail =
  (kind: OwnerMailKind): Command =>
  async ({ store, now }, link) => ({
    result: (await store.queueByLink(link, kind, now())) ? 'done' : 'used',
  });

/**
 * @returns whether the page of a link has a field, in which the owner says whom the link is about
 */
export const hasField = (command: DeskCommand, subject: string) =>
  command === 'find' || (command === 'forget' && !isReference(subject));

const forgetPerson: Command = async (context, { subject }, typed) => {
  let email = typed;
  if (isReference(subject)) {
    const submission = await context.store.findSubmission(subject);
    email = submission ? mailboxOf(submission) : '';
  }
  if (email === '') return { result: 'nothing' };
  const { submissions, remainingCopies } = await forget(context, email);
  const kind = submissions > 0 ? 'forgotten' : 'none-found';
  await context.store.enqueue(null, kind, context.now());
  return { result: 'done', more: remainingCopies };
};

const findPerson: Command = async (context, _link, typed) => {
  const isCut = await mailWhatIsHeld(context, typed);
  return { result: 'done', more: isCut ? [foundTooMany(maxFound)] : [] };
};

/** What the links in mails to the owner do, by the functions of the `leads` command. */
export const deskCommands: Readonly<Record<DeskCommand, Command>> = {
  release: onSubject(releaseOne),
  'release-all': onAllOfSender(releaseOne),
  drop: onSubject(dropOne),
  'drop-all': onAllOfSender(dropOne),
  month: queueMail('month'),
  'last-month': queueMail('last-month'),
  subscribers: queueMail('subscribers'),
  held: queueMail('held'),
  desk: queueMail('desk'),
  find: findPerson,
  forget: forgetPerson,
};
