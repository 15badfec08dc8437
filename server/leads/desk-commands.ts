import type { DeskAct } from '@/content/desk';
import { forget, purge } from './erase';
import { type ActContext, drop, mailboxOf, free, mailWhatIsHeld, release, retry } from './release';
import { processInPages } from '../store/process-in-pages';
import type { OwnerMailKind } from '../store/store';

interface ActOutcome {
  /** `taken`: another audit holds the details. Nothing changed then, nor for `nothing`; `used`: the link was. */
  is: 'done' | 'nothing' | 'taken' | 'used';
  /** Sentences about copies that the database could not erase. */
  remainingCopies?: readonly string[];
}

/**
 * @param subject the reference that the link was signed for, or the id of its mail
 * @param typed what the owner typed in the page's field; empty without one
 * @param link the link itself, for what must not happen twice when it is pressed twice at once
 */
type Act = (
  context: ActContext,
  subject: string,
  typed: string,
  link: { id: string; expiresAt: number },
) => Promise<ActOutcome>;

const done = (isDone: unknown): ActOutcome => ({ is: isDone ? 'done' : 'nothing' });

const releaseOne = async (context: ActContext, reference: string): Promise<ActOutcome> => {
  const outcome = await release(context, reference);
  return outcome === 'taken' ? { is: 'taken' } : done(outcome === 'released');
};

const dropOne = async (context: ActContext, reference: string): Promise<ActOutcome> =>
  done((await drop(context, reference, 'lead'))?.isLead);

/** Does an act to all that is held of a lead's sender. */
const toAllOfSender =
  (act: typeof dropOne): Act =>
  async (context, subject) => {
    const outcomes: ActOutcome[] = [];
    // Dropping the lead that names the sender would hide the others.
    let subjectLast = false;
    let afterId = 0;
    await processInPages(async (limit) => {
      const page = await context.store.heldOfSender(subject, afterId, limit);
      afterId = page.at(-1)?.id ?? afterId;
      const others = page.filter(({ reference }) => reference !== subject);
      subjectLast ||= others.length < page.length;
      outcomes.push(...(await Promise.all(others.map((each) => act(context, each.reference)))));
      return page.length;
    });
    if (subjectLast) outcomes.push(await act(context, subject));
    const isAny = (is: ActOutcome['is']) => outcomes.some((outcome) => outcome.is === is);
    return { is: isAny('done') ? 'done' : isAny('taken') ? 'taken' : 'nothing' };
  };

const mails =
  (kind: OwnerMailKind): Act =>
  async ({ store, now }, _subject, _typed, link) => ({
    is: (await store.queueByLink(link, kind, now())) ? 'done' : 'used',
  });

const isReference = (subject: string) => subject.startsWith('C-');

/** Whether a link leads to a page with a field: without a reference, its owner says whom it is about. */
export const asks = (act: DeskAct, subject: string) =>
  act === 'find' || (act === 'forget' && !isReference(subject));

const forgetPerson: Act = async (context, subject, typed) => {
  const lead = isReference(subject) ? await context.store.findLead(subject) : undefined;
  const email = isReference(subject) ? lead && mailboxOf(lead) : typed;
  if (!email) return { is: 'nothing' };
  const { submissions, remainingCopies } = await forget(context, email);
  const kind = submissions > 0 ? 'forgotten' : 'none-found';
  await context.store.enqueue(null, kind, context.now());
  return { is: 'done', remainingCopies };
};

/** What the links in mails to the owner do, by the functions of the `leads` command. */
export const acts: Readonly<Record<DeskAct, Act>> = {
  release: releaseOne,
  'release-all': toAllOfSender(releaseOne),
  drop: dropOne,
  'drop-all': toAllOfSender(dropOne),
  retry: async (context, subject) => done(await retry(context, subject)),
  'give-up': async (context, subject) => done((await drop(context, subject, 'entries'))?.entries),
  free: async (context, subject) => done((await free(context, subject)) === 'freed'),
  purge: async (context) => {
    const days = context.config.retentionDays;
    if (days === undefined) return { is: 'nothing' };
    const erased = await purge(context, days, true);
    return { is: 'done', ...(typeof erased === 'object' && erased) };
  },
  month: mails('month'),
  'last-month': mails('last-month'),
  subscribers: mails('subscribers'),
  held: mails('held'),
  desk: mails('desk'),
  find: async (context, _subject, typed) => {
    await mailWhatIsHeld(context, typed);
    return { is: 'done' };
  },
  forget: forgetPerson,
};
