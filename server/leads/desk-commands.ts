import { type DeskCommand, foundTooMany } from '@/content/desk';
import { processInPages } from '../store/process-in-pages';
import type { OwnerMailKind } from '../store/outbox-records';
import { forget } from './erase';
import { mailboxOf, mailWhatIsHeld, maxFound } from './find';
import { type CommandContext, drop, release } from './release';
import type { SignedLink } from './token';

export interface CommandOutcome {
  /**
   * - `done`: the command changed or queued something
   * - `nothing`: it was dealt with before
   * - `taken`: another audit holds the details of this one, so nothing changed
   * - `used`: the link worked before
   */
  is: 'done' | 'nothing' | 'taken' | 'used';
  /** What the owner must know beyond that it is done: copies that could not be erased, persons that were left out. */
  more?: readonly string[];
}

/**
 * @param link its subject is the reference of a submission or the id of the link's mail. A command that must not run
 *   twice uses the link up itself, in case it is pressed twice at once
 * @param typed what the owner typed in the page's field; empty without one
 */
type Command = (
  context: CommandContext,
  link: SignedLink,
  typed: string,
) => Promise<CommandOutcome>;

const done = (isDone: boolean): CommandOutcome => ({ is: isDone ? 'done' : 'nothing' });

/** A command about one submission. */
type SubmissionCommand = (context: CommandContext, reference: string) => Promise<CommandOutcome>;

const releaseOne: SubmissionCommand = async (context, reference) => {
  const outcome = await release(context, reference);
  return outcome === 'taken' ? { is: 'taken' } : done(outcome === 'released');
};

const dropOne: SubmissionCommand = async (context, reference) =>
  done(await drop(context, reference));

/** Runs a command on the submission of the link. */
const toOne =
  (command: SubmissionCommand): Command =>
  (context, { subject }) =>
    command(context, subject);

/** Runs a command on everything quarantined of the sender of the link's submission. */
const toAllOfSender =
  (command: SubmissionCommand): Command =>
  async (context, { subject }) => {
    const outcomes: CommandOutcome[] = [];
    // The link's submission names the sender: dropped before the others, it would hide them.
    let isSubjectFound = false;
    let afterId = 0;
    await processInPages(async (limit) => {
      const page = await context.store.quarantinedOfSender(subject, afterId, limit);
      afterId = page.at(-1)?.id ?? afterId;
      const others = page.filter(({ reference }) => reference !== subject);
      isSubjectFound ||= others.length < page.length;
      outcomes.push(
        ...(await Promise.all(others.map(({ reference }) => command(context, reference)))),
      );
      return page.length;
    });
    if (isSubjectFound) outcomes.push(await command(context, subject));
    const outcome = (['done', 'taken'] as const).find((is) =>
      outcomes.some((each) => each.is === is),
    );
    return { is: outcome ?? 'nothing' };
  };

/** Queues a mail to the owner. */
const mails =
  (kind: OwnerMailKind): Command =>
  async ({ store, now }, link) => ({
    is: (await store.queueByLink(link, kind, now())) ? 'done' : 'used',
  });

const isReference = (subject: string) => subject.startsWith('C-');

/** @returns whether the page of a link has a field, in which the owner says whom the link is about */
export const hasField = (command: DeskCommand, subject: string) =>
  command === 'find' || (command === 'forget' && !isReference(subject));

const forgetPerson: Command = async (context, { subject }, typed) => {
  let email = typed;
  if (isReference(subject)) {
    const submission = await context.store.findSubmission(subject);
    email = submission ? mailboxOf(submission) : '';
  }
  if (email === '') return { is: 'nothing' };
  const { submissions, remainingCopies } = await forget(context, email);
  const kind = submissions > 0 ? 'forgotten' : 'none-found';
  await context.store.enqueue(null, kind, context.now());
  return { is: 'done', more: remainingCopies };
};

const findPerson: Command = async (context, _link, typed) => {
  const isCut = await mailWhatIsHeld(context, typed);
  return { is: 'done', more: isCut ? [foundTooMany(maxFound)] : [] };
};

/** What the links in mails to the owner do, by the functions of the `leads` command. */
export const deskCommands: Readonly<Record<DeskCommand, Command>> = {
  release: toOne(releaseOne),
  'release-all': toAllOfSender(releaseOne),
  drop: toOne(dropOne),
  'drop-all': toAllOfSender(dropOne),
  month: mails('month'),
  'last-month': mails('last-month'),
  subscribers: mails('subscribers'),
  held: mails('held'),
  desk: mails('desk'),
  find: findPerson,
  forget: forgetPerson,
};
