import { type DeskCommand, foundTooMany } from '@/content/desk';
import { processInPages } from '../store/process-in-pages';
import type { OwnerMailKind } from '../store/records';
import { forget } from './erase';
import { mailboxOf, mailWhatIsHeld, mostFound } from './find';
import { type CommandContext, drop, release } from './release';
import type { SignedLink } from './token';

export interface CommandOutcome {
  /** `taken`: another audit holds the details. Nothing changed then, nor for `nothing`; `used`: the link was. */
  is: 'done' | 'nothing' | 'taken' | 'used';
  /** What the owner must know beyond that it is done: copies that could not be erased, persons that were left out. */
  more?: readonly string[];
}

/**
 * @param link about a reference, or the id of its mail; itself used up by what must not happen twice when it is
 *   pressed twice at once
 * @param typed what the owner typed in the page's field; empty without one
 */
type Command = (
  context: CommandContext,
  link: SignedLink,
  typed: string,
) => Promise<CommandOutcome>;

const done = (isDone: boolean): CommandOutcome => ({ is: isDone ? 'done' : 'nothing' });

/** A command about one lead. */
type LeadCommand = (context: CommandContext, reference: string) => Promise<CommandOutcome>;

const releaseLead: LeadCommand = async (context, reference) => {
  const outcome = await release(context, reference);
  return outcome === 'taken' ? { is: 'taken' } : done(outcome === 'released');
};

const dropLead: LeadCommand = async (context, reference) => done(await drop(context, reference));

/** Runs a command on the lead of the link. */
const toOne =
  (command: LeadCommand): Command =>
  (context, { subject }) =>
    command(context, subject);

/** Runs a command on all that is held of the sender of the link's lead. */
const toAllOfSender =
  (command: LeadCommand): Command =>
  async (context, { subject }) => {
    const outcomes: CommandOutcome[] = [];
    // Dropping the lead that names the sender would hide the others.
    let subjectLast = false;
    let afterId = 0;
    await processInPages(async (limit) => {
      const page = await context.store.quarantinedOfSender(subject, afterId, limit);
      afterId = page.at(-1)?.id ?? afterId;
      const others = page.filter(({ reference }) => reference !== subject);
      subjectLast ||= others.length < page.length;
      outcomes.push(...(await Promise.all(others.map((each) => command(context, each.reference)))));
      return page.length;
    });
    if (subjectLast) outcomes.push(await command(context, subject));
    const isAny = (is: CommandOutcome['is']) => outcomes.some((outcome) => outcome.is === is);
    return { is: isAny('done') ? 'done' : isAny('taken') ? 'taken' : 'nothing' };
  };

const mails =
  (kind: OwnerMailKind): Command =>
  async ({ store, now }, link) => ({
    is: (await store.queueByLink(link, kind, now())) ? 'done' : 'used',
  });

const isReference = (subject: string) => subject.startsWith('C-');

/** Whether a link leads to a page with a field: without a reference, its owner says whom it is about. */
export const asks = (command: DeskCommand, subject: string) =>
  command === 'find' || (command === 'forget' && !isReference(subject));

const forgetPerson: Command = async (context, { subject }, typed) => {
  const lead = isReference(subject) ? await context.store.findSubmission(subject) : undefined;
  const email = isReference(subject) ? lead && mailboxOf(lead) : typed;
  if (!email) return { is: 'nothing' };
  const { submissions, remainingCopies } = await forget(context, email);
  const kind = submissions > 0 ? 'forgotten' : 'none-found';
  await context.store.enqueue(null, kind, context.now());
  return { is: 'done', more: remainingCopies };
};

const findPerson: Command = async (context, _link, typed) => {
  const isCut = await mailWhatIsHeld(context, typed);
  return { is: 'done', more: isCut ? [foundTooMany(mostFound)] : [] };
};

/** What the links in mails to the owner do, by the functions of the `leads` command. */
export const deskCommands: Readonly<Record<DeskCommand, Command>> = {
  release: toOne(releaseLead),
  'release-all': toAllOfSender(releaseLead),
  drop: toOne(dropLead),
  'drop-all': toAllOfSender(dropLead),
  month: mails('month'),
  'last-month': mails('last-month'),
  subscribers: mails('subscribers'),
  held: mails('held'),
  desk: mails('desk'),
  find: findPerson,
  forget: forgetPerson,
};
